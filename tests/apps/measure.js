// Measures web pages as a browser shows them. The page that holds this script has them in iframes; what is wrong is written in its place, a line each.
"use strict";

const widths = [320, 390, 768, 1280];
const smallest = 12; // px
const least = 4.5; // contrast, WCAG AA
const found = [];

function shownTexts(page) {
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.data.trim() && node.parentElement.getClientRects().length)
            texts.push(node);
    return texts;
}

function boxOf(page, node) {
    const range = page.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
}

// The first words of a cell: smaller ones may stand under them.
function firstBoxOf(page, cell) {
    const walker = page.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode();
    while (!node.data.trim())
        node = walker.nextNode();
    return boxOf(page, node);
}

function linesOf(page, node) {
    const range = page.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top))).size;
}

function sayOf(text) { return "'" + text.trim().replace(/\s+/g, " ").slice(0, 40) + "'"; }

// Nothing stands outside the page or in the way of its neighbour.
function measureRoom(page, where, isUsual) {
    const width = page.documentElement.clientWidth;
    if (page.documentElement.scrollWidth > width) {
        const outside = shownTexts(page).filter(node => boxOf(page, node).right > width + 1);
        found.push(`${where}: sideways, ${page.documentElement.scrollWidth} of ${width} px: ` +
            outside.slice(0, 3).map(node => sayOf(node.data)).join(", "));
    }
    for (const row of page.querySelectorAll("tr")) {
        const cells = [...row.children].filter(cell => cell.textContent.trim() && cell.offsetWidth)
            .map(cell => ({ cell, box: boxOf(page, cell) }));
        for (let i = 1; i < cells.length; ++i) {
            const [a, b] = [cells[i - 1].box, cells[i].box];
            const isBeside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
            if (isBeside && b.left - a.right < 3)
                found.push(`${where}: runs together: ${sayOf(cells[i - 1].cell.textContent)} ${sayOf(cells[i].cell.textContent)}`);
        }
    }
    // Models, figures and points of a unit that are beside each other stand on one line.
    for (const row of page.querySelectorAll(".unit")) {
        const cells = [...row.querySelectorAll(".figure, .unitstat, .cost")].filter(cell => cell.textContent.trim() && cell.offsetWidth)
            .map(cell => ({ cell, box: firstBoxOf(page, cell) }));
        for (let i = 1; i < cells.length; ++i) {
            const [a, b] = [cells[i - 1].box, cells[i].box];
            const isBeside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
            if (isBeside && Math.abs(a.bottom - b.bottom) > 1.5 * scaleOf(page))
                found.push(`${where}: uneven: ${sayOf(cells[i - 1].cell.textContent)} ${sayOf(cells[i].cell.textContent)}`);
        }
    }
    // No short word is broken, unless letters are very large.
    if (isUsual)
        for (const node of shownTexts(page))
            if (/^\S{1,8}$/.test(node.data.trim()) && linesOf(page, node) > 1)
                found.push(`${where}: broken: ${sayOf(node.data)}`);
    // A label keeps its first box.
    for (const track of page.querySelectorAll(".keep")) {
        const label = track.querySelector(".cap"), box = track.querySelector("input");
        if (label && box && box.getBoundingClientRect().top - label.getBoundingClientRect().bottom > 30 * scaleOf(page))
            found.push(`${where}: parted from its box: ${sayOf(label.textContent)}`);
    }
}

function scaleOf(page) { return parseFloat(page.defaultView.getComputedStyle(page.documentElement).fontSize) / 16; }

function rgba(colour) {
    const parts = colour.match(/[\d.]+/g).map(Number);
    return parts.length > 3 ? parts : [...parts, 1];
}

function luminance([r, g, b]) {
    const linear = value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(a, b) {
    const [x, y] = [luminance(a), luminance(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function groundOf(element, view) {
    for (let at = element; at; at = at.parentElement) {
        const colour = rgba(view.getComputedStyle(at).backgroundColor);
        if (colour[3] > 0)
            return colour;
    }
    return [255, 255, 255, 1];
}

// Every text can be read: its size, and its colour on what is behind it.
function measureTexts(page, where) {
    const view = page.defaultView;
    const told = new Set();
    const tell = (key, message) => told.has(key) || (told.add(key), found.push(message));
    const check = (element, style, text) => {
        const kind = `${element.tagName}.${element.className}`;
        if (parseFloat(style.fontSize) < smallest)
            tell("size" + kind, `${where}: ${style.fontSize} ${kind}: ${sayOf(text)}`);
        const ratio = contrast(rgba(style.color), groundOf(element, view));
        if (ratio < least)
            tell("contrast" + kind, `${where}: contrast ${ratio.toFixed(1)} ${kind}: ${sayOf(text)}`);
    };
    for (const node of shownTexts(page))
        check(node.parentElement, view.getComputedStyle(node.parentElement), node.data);
    for (const cell of page.querySelectorAll("[data-label]"))
        check(cell, view.getComputedStyle(cell, "::before"), cell.dataset.label);
    for (const box of page.querySelectorAll("input"))
        if (!box.getAttribute("aria-label"))
            tell("name", `${where}: a box without a name`);
    for (const code of page.querySelectorAll("svg.code, svg.largecode"))
        if (view.getComputedStyle(code).fill !== "rgb(0, 0, 0)" || view.getComputedStyle(code).backgroundColor !== "rgb(255, 255, 255)")
            tell("code", `${where}: the code is not black on white`);
    // Browsers print no backgrounds unless a page insists: what is light on dark would vanish.
    for (const node of shownTexts(page)) {
        const element = node.parentElement, colour = rgba(view.getComputedStyle(element).color);
        if (contrast(colour, [255, 255, 255]) >= least || matchMedia("(prefers-color-scheme: dark)").matches)
            continue;
        let filled = element;
        while (filled && rgba(view.getComputedStyle(filled).backgroundColor)[3] === 0)
            filled = filled.parentElement;
        if (!filled || view.getComputedStyle(filled).printColorAdjust !== "exact")
            tell("print" + element.className, `${where}: vanishes in print: ${sayOf(node.data)}`);
    }
}

// Sizes of text, and fonts that readers may have instead of ours: Arial's widths, and very wide ones.
const looks = [[100, ""], [200, "'Liberation Sans'"], [200, ""], [100, "'DejaVu Sans'"]];

window.onload = () => {
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    for (const frame of document.querySelectorAll("iframe")) {
        const page = frame.contentDocument;
        const style = page.head.appendChild(page.createElement("style"));
        const name = frame.title + (isDark ? ", dark" : "");
        for (const width of widths) {
            frame.style.width = width + "px";
            style.textContent = "";
            if (width === 320 || width === 1280)
                measureTexts(page, `${name}, ${width} px`);
            if (isDark)
                continue; // it has the same measures
            for (const [scale, face] of width === 320 ? looks : looks.slice(0, 2)) {
                style.textContent = (face ? `* { font-family: ${face} !important }` : "") + `html { font-size: ${scale}% }`;
                measureRoom(page, `${name}, ${width} px, ${scale} %${face && ", " + face}`, scale === 100 && !face);
            }
        }
    }
    document.body.textContent = found.length ? found.join("\n") : "nothing found";
};
