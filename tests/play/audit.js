// What is wrong with the part of the page that is seen, for people who see little, have large thumbs, or none: a list of
// lines, empty if nothing is. Run by play_test.py in the page.
const faults = [];
const shownOf = element => {
  const at = element.getBoundingClientRect();
  return (
    at.width > 0 &&
    at.height > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('.unseen, noscript')
  );
};
const nameOf = element =>
  `${element.tagName.toLowerCase()}${element.id ? '#' + element.id : ''} "${(element.textContent || '').trim().slice(0, 30)}"`;

// Colours, as computed: rgb(r, g, b), or rgba for one that lets through what is below.
const parsed = colour => {
  const [r, g, b, a = 1] = colour.match(/[\d.]+/g).map(Number);
  return { rgb: [r, g, b], a };
};
const luminance = rgb => {
  const [r, g, b] = rgb
    .map(part => part / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const groundOf = element => {
  for (let each = element; each; each = each.parentElement) {
    const ground = parsed(getComputedStyle(each).backgroundColor);
    if (ground.a === 1) return ground.rgb;
    if (ground.a > 0) faults.push(`a ground that lets light through: ${nameOf(each)}`);
  }
  return [255, 255, 255];
};

let texts = 0;
let lowest = 99;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.textContent.trim() || element.closest('script, style, textarea') || !shownOf(element)) continue;
  ++texts;
  const style = getComputedStyle(element);
  const size = parseFloat(style.fontSize);
  if (size < 12) faults.push(`${size} px: ${nameOf(element)}`);
  const isDisabled = element.closest('button:disabled');
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const ratio = contrast(parsed(style.color).rgb, groundOf(element));
  if (!isLarge && !isDisabled) lowest = Math.min(lowest, ratio);
  if (ratio < (isLarge || isDisabled ? 4.5 : 7)) faults.push(`contrast ${ratio.toFixed(2)}: ${nameOf(element)}`);
  if (Number(style.opacity) < 1) faults.push(`pale: ${nameOf(element)}`);
}

const controls = [...document.querySelectorAll('button, input, textarea, summary')].filter(shownOf);
for (const control of controls) {
  const at = control.getBoundingClientRect();
  if (at.width < 43.9 || at.height < 43.9)
    faults.push(`${at.width.toFixed(0)} × ${at.height.toFixed(0)}: ${nameOf(control)}`);
  const label = control.labels && control.labels.length ? control.labels[0].textContent : '';
  if (!(control.getAttribute('aria-label') || label || control.textContent).trim())
    faults.push(`no name: ${nameOf(control)}`);
  if (control.tabIndex < 0) faults.push(`no keyboard reaches it: ${nameOf(control)}`);
  if (control.matches('.button, input, textarea, .tally button, .toggles button') && !control.matches('.strong')) {
    const ratio = contrast(parsed(getComputedStyle(control).borderTopColor).rgb, groundOf(control.parentElement));
    if (ratio < 3) faults.push(`edge ${ratio.toFixed(2)}: ${nameOf(control)}`);
  }
}
for (const box of document.querySelectorAll('.box'))
  if (shownOf(box) && contrast(parsed(getComputedStyle(box).borderTopColor).rgb, groundOf(box.parentElement)) < 3)
    faults.push(`box: ${nameOf(box.parentElement)}`);

const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id) || /\s/.test(id)) faults.push(`id: ${id}`);
for (const landmark of ['header', 'main', 'nav'])
  if (document.querySelectorAll(landmark).length !== 1) faults.push(`landmark: ${landmark}`);
if (document.querySelectorAll('h1').length !== 1) faults.push('one heading of the first rank');
for (const image of document.querySelectorAll('svg'))
  if (image.getAttribute('aria-hidden') !== 'true') faults.push('a picture without a name');
if (!document.documentElement.lang) faults.push('no language');

if (document.documentElement.scrollWidth > innerWidth) {
  const wide = [...document.body.querySelectorAll('*')].filter(
    element => shownOf(element) && element.getBoundingClientRect().right > innerWidth + 0.5,
  );
  faults.push(
    `wider than the screen by ${document.documentElement.scrollWidth - innerWidth}: ${wide.slice(-1).map(nameOf)}`,
  );
}
for (const element of document.body.querySelectorAll('main *, header *'))
  if (
    shownOf(element) &&
    element.children.length === 0 &&
    element.scrollWidth > element.clientWidth + 1 &&
    getComputedStyle(element).display !== 'inline' &&
    element.tagName !== 'TEXTAREA' &&
    element.tagName !== 'INPUT'
  )
    faults.push(`cut: ${nameOf(element)}`);
// Nothing lies on another thing: the middle of a control is its own.
for (const control of controls) {
  const at = control.getBoundingClientRect();
  const x = at.left + at.width / 2;
  const y = at.top + at.height / 2;
  if (y < 0 || y > innerHeight || x > innerWidth) continue;
  const top = document.elementFromPoint(x, y);
  const isFixed = top && top.closest('header, nav, .said');
  if (top && !isFixed && !control.contains(top) && !top.contains(control))
    faults.push(`covered by ${nameOf(top)}: ${nameOf(control)}`);
}
return { faults: [...new Set(faults)], texts, controls: controls.length, lowest };
