// The script of the page to play from. It reads the rosters from the page, keeps how the battle stands under their
// fingerprints in the browser, and asks no network for anything. Words and figures of a roster go into the page as text
// only, never as markup.
'use strict';
(() => {
  const mostUndo = 60;
  const mostMarks = 999; // of a counter whose end nobody knows
  const sheet = JSON.parse(document.getElementById('data').textContent);
  const language = document.documentElement.lang;
  const words = new Map(sheet.words.map(word => [word.id, word.text]));
  const some = list => list || []; // what is empty is left out of the data

  // A script of the user's own may ask for a word that is not there: then its name is shown.
  const say = (id, slots = {}) =>
    (words.get(id) || id).replace(/\{(\w+)\}/g, (all, slot) => (Object.hasOwn(slots, slot) ? slots[slot] : all));

  // ---- Exact figures: [numerator, denominator] ----------------------------------------------------------------------

  const divisor = (a, b) => (b ? divisor(b, a % b) : Math.abs(a) || 1);
  const lowest = (n, d) => [n / divisor(n, d), d / divisor(n, d)];
  const plus = (a, b) => lowest(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
  const minus = a => [-a[0], a[1]];
  /** "12", "165/2" or "12.5"; nothing is 0. */
  function fraction(text) {
    const [number, under] = String(text || '0').split('/');
    const [whole, behind = ''] = number.split('.');
    const made = lowest(Number(whole + behind), (under ? Number(under) : 1) * 10 ** behind.length);
    return made.every(Number.isSafeInteger) && made[1] > 0 ? made : [0, 1];
  }
  const fractionText = ([n, d]) => (d === 1 ? String(n) : `${n}/${d}`);
  const grouped = new Intl.NumberFormat(language);
  const isDecimal = some(sheet.forces).some(f => some(f.groups).some(g => g.units.some(u => /\./.test(u.cost))));
  function shown([n, d]) {
    if (n < 0) return '−' + shown([-n, d]);
    if (d === 1 || isDecimal) return grouped.format(n / d);
    const whole = Math.floor(n / d) ? grouped.format(Math.floor(n / d)) : '';
    const part = `${n % d}/${d}`;
    const sign = { '1/2': '½', '1/4': '¼', '3/4': '¾' }[part];
    return sign ? whole + sign : (whole && whole + ' ') + part;
  }

  // ---- Rosters ------------------------------------------------------------------------------------------------------

  const forces = sheet.forces;
  const units = forces.flatMap((force, at) =>
    some(force.groups).flatMap(group => group.units.map(unit => ({ force, at, unit, key: `${at}.${unit.id}` }))),
  );
  const byKey = new Map(units.map(each => [each.key, each]));
  const sideOf = force => force.side || 0;
  const isTwoSided = forces.some(force => sideOf(force) === 1);
  const sideNames = [say('ours'), say('theirs')];

  // ---- The colour of the army ---------------------------------------------------------------------------------------

  const grounds = { light: [241, 243, 246], dark: [36, 40, 50] }; // --well of play.css, the worst of the grounds
  const leastContrast = 7;
  function luminance(rgb) {
    const [r, g, b] = rgb
      .map(part => part / 255)
      .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrast(one, other) {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }
  function hueOf(rgb) {
    const [r, g, b] = rgb.map(part => part / 255);
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const all = most - least;
    const light = (most + least) / 2;
    const sixth = !all ? 0 : most === r ? (g - b) / all : most === g ? (b - r) / all + 2 : (r - g) / all + 4;
    return { hue: (sixth + 6) % 6, strength: all && all / (1 - Math.abs(2 * light - 1)), light };
  }
  function rgbOf({ hue, strength, light }) {
    const reach = strength * Math.min(light, 1 - light);
    return [0, 8, 4].map(from => {
      const at = (from + hue * 2) % 12;
      return Math.round(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
    });
  }
  /** The colour, made darker or lighter until words of it can be read. */
  function readable(rgb, scheme) {
    const colour = hueOf(rgb);
    const step = scheme === 'dark' ? 0.01 : -0.01;
    while (colour.light > 0 && colour.light < 1 && contrast(rgbOf(colour), grounds[scheme]) < leastContrast)
      colour.light += step;
    return `rgb(${rgbOf(colour).join(' ')})`;
  }
  const parts = /^#(..)(..)(..)$/.exec(forces[0].accent || '');
  if (parts) {
    const rgb = parts.slice(1).map(part => parseInt(part, 16));
    for (const scheme of Object.keys(grounds))
      document.documentElement.style.setProperty(`--army-${scheme}`, readable(rgb, scheme));
  }

  // ---- How the battle stands ----------------------------------------------------------------------------------------

  const fresh = () => ({
    turn: 1,
    step: 1,
    points: [
      [0, 1],
      [0, 1],
    ],
    lossesCount: Boolean(sheet.costName),
    marks: new Map(),
  });
  const freshMarks = unit => ({ counts: new Map(), states: new Set(), lost: '', heldBack: Boolean(unit.isHeldBack) });
  let battle = fresh();
  let past = []; // { what, was }: the record before a step
  let view = { tab: 'roster', side: 0, unit: units.length ? units[0].key : '', find: '' };
  let canKeep = true;
  const tops = new Map(); // how far each part of the page was scrolled

  const marksOf = each => battle.marks.get(each.key) || freshMarks(each.unit);
  function changeMarks(each) {
    if (!battle.marks.has(each.key)) battle.marks.set(each.key, freshMarks(each.unit));
    return battle.marks.get(each.key);
  }
  const lossOf = each => some(each.unit.losses).find(loss => loss.id === marksOf(each).lost);
  const isOut = each => Boolean(lossOf(each) && lossOf(each).isOut);
  const turnState = unit => some(unit.states).find(state => state.eachTurn);
  const isDone = each => Boolean(turnState(each.unit)) && marksOf(each).states.has(turnState(each.unit).id);
  const sumOf = (list, figure) => list.reduce((sum, each) => plus(sum, fraction(figure(each))), [0, 1]);
  const ofSide = side => units.filter(each => sideOf(each.force) === side);
  const forLosses = side => sumOf(ofSide(1 - side), each => (lossOf(each) || {}).worth);
  const scoreOf = side => (battle.lossesCount ? plus(battle.points[side], forLosses(side)) : battle.points[side]);

  const letters = (words, most) => [...words].slice(0, most).join('');

  /** The marks of a unit in words: "Models 8 of 10, Suppressed". */
  function marksText(each) {
    const marks = marksOf(each);
    const counts = some(each.unit.counts).filter(count => markedOf(each, count) > 0);
    return [
      ...counts.map(count => `${count.name} ${countWords(each, count)}`),
      ...some(each.unit.states)
        .filter(state => marks.states.has(state.id))
        .map(state => state.name),
      ...(lossOf(each) ? [lossOf(each).name] : []),
      ...(marks.heldBack ? [say('heldBack')] : []),
    ].join(', ');
  }

  /**
   * The record of a battle, as schemas/battle.schema.json has it. `isToRead`: with names and words for people, which
   * this page does not need.
   */
  function recordOf(state, isToRead) {
    const written = ([key, marks]) => {
      const { unit } = byKey.get(key);
      const record = { unit: unit.id };
      const counts = [...marks.counts].filter(([, marked]) => marked > 0);
      if (counts.length) record.counts = Object.fromEntries(counts);
      if (marks.states.size) record.states = [...marks.states].sort();
      if (marks.lost) record.lost = marks.lost;
      if (marks.heldBack !== Boolean(unit.isHeldBack)) record.heldBack = marks.heldBack;
      const isMarked = Object.keys(record).length > 1;
      if (isToRead && isMarked) {
        record.name = letters(unit.name, 400);
        const words = marksText(byKey.get(key));
        if (words) record.words = letters(words, 400);
      }
      return isMarked && record;
    };
    const figure = each => (each[1] === 1 ? each[0] : fractionText(each));
    return {
      format: 'muster-battle',
      version: 1,
      turn: state.turn,
      step: state.step,
      points: state.points.map(figure),
      lossesCount: state.lossesCount,
      ...(isToRead && { score: [0, 1].map(side => figure(scoreOf(side))) }),
      forces: forces.map((force, at) => ({
        fingerprint: force.fingerprint || '',
        side: sideOf(force),
        name: letters(force.name || '', 400),
        units: [...state.marks]
          .filter(([key]) => byKey.get(key).at === at)
          .map(written)
          .filter(Boolean),
      })),
    };
  }

  const whole = (value, least, most) => (Number.isInteger(value) ? Math.min(Math.max(value, least), most) : least);

  function readMarks(unit, record) {
    const marks = freshMarks(unit);
    for (const count of some(unit.counts))
      if (record.counts && Object.hasOwn(record.counts, count.id))
        marks.counts.set(count.id, whole(record.counts[count.id], 0, count.boxes || mostMarks));
    for (const state of some(unit.states))
      if (Array.isArray(record.states) && record.states.includes(state.id)) marks.states.add(state.id);
    if (some(unit.losses).some(loss => loss.id === record.lost)) marks.lost = record.lost;
    if (typeof record.heldBack === 'boolean') marks.heldBack = record.heldBack;
    return marks;
  }

  /** Reads a record that anybody may have written; nothing if it is not of these rosters. */
  function readRecord(record) {
    const isOfOurs =
      record &&
      record.format === 'muster-battle' &&
      record.version === 1 &&
      Array.isArray(record.forces) &&
      record.forces.length === forces.length &&
      forces.every((force, at) => record.forces[at] && record.forces[at].fingerprint === (force.fingerprint || ''));
    if (!isOfOurs) return null;
    const state = fresh();
    state.turn = whole(record.turn, 1, lastTurn() || mostMarks);
    state.step = whole(record.step, 1, Math.max(1, some(sheet.steps).length));
    state.points = [0, 1].map(side => fraction(some(record.points)[side]));
    state.lossesCount = Boolean(record.lossesCount);
    record.forces.forEach((force, at) => {
      for (const marks of Array.isArray(force.units) ? force.units : []) {
        const each = byKey.get(`${at}.${marks && marks.unit}`);
        if (each) state.marks.set(each.key, readMarks(each.unit, marks));
      }
    });
    return state;
  }

  function readText(text) {
    try {
      return readRecord(JSON.parse(text));
    } catch {
      return null;
    }
  }

  // ---- Keeping it in the browser ------------------------------------------------------------------------------------

  const place = 'muster-play:' + forces.map(force => force.fingerprint || '').join('+');

  function keep() {
    try {
      localStorage.setItem(place, JSON.stringify({ now: recordOf(battle), past, view }));
      canKeep = true;
    } catch {
      canKeep = false;
    }
  }

  function kept() {
    try {
      return localStorage.getItem(place);
    } catch {
      return null;
    }
  }

  /** False: something was kept that is not of this page. */
  function remember() {
    const text = kept();
    if (text === null) return true;
    try {
      const kept = JSON.parse(text);
      const state = readRecord(kept.now);
      if (!state) return false;
      battle = state;
      past = (Array.isArray(kept.past) ? kept.past : [])
        .slice(-mostUndo)
        .filter(step => step && typeof step.what === 'string' && readRecord(step.was));
      const seen = kept.view || {};
      view = {
        tab: tabs.some(tab => tab.id === seen.tab) ? seen.tab : 'roster',
        side: seen.side === 1 && isTwoSided ? 1 : 0,
        unit: byKey.has(seen.unit) ? seen.unit : view.unit,
        find: typeof seen.find === 'string' ? seen.find.slice(0, 200) : '',
      };
      return true;
    } catch {
      return false;
    }
  }

  // ---- Steps --------------------------------------------------------------------------------------------------------

  let silence = 0;
  function tell(text) {
    const said = document.getElementById('said');
    said.textContent = '';
    said.textContent = text;
    clearTimeout(silence);
    silence = setTimeout(() => {
      said.textContent = '';
    }, 6000);
  }

  /** One thing that a player does; it can be taken back. `change` may give other words for what was done. */
  function step(what, change) {
    const was = recordOf(battle);
    const done = change() || what;
    past.push({ what: done, was });
    past = past.slice(-mostUndo);
    keep();
    draw();
    tell(done);
  }

  function look(change) {
    tops.set(view.tab, scrollY);
    const before = view.tab;
    change();
    keep();
    draw();
    if (view.tab !== before) scrollTo(0, tops.get(view.tab) || 0);
  }

  function undo() {
    const last = past.pop();
    if (!last) return;
    battle = readRecord(last.was);
    keep();
    draw();
    tell(say('undone', { what: last.what }));
  }

  const lastTurn = () => (sheet.turns ? sheet.turns + (sheet.extraTurns || 0) : 0);
  const isLastStep = () => battle.step >= some(sheet.steps).length;
  const isOver = () => lastTurn() > 0 && battle.turn >= lastTurn() && isLastStep();

  function turnWords() {
    if (!lastTurn()) return say('turn', { n: battle.turn });
    const all = sheet.extraTurns ? `${sheet.turns}–${lastTurn()}` : sheet.turns;
    const text = say('turnOf', { n: battle.turn, all });
    return text.replace(/(\d) (\p{L}+) (?=\d)/u, '$1\u00a0$2\u00a0'); // no line ends inside "1 of 8"
  }
  const stepWords = () => say('step', { n: battle.step, all: some(sheet.steps).length });

  function goOn() {
    step('', () => {
      if (!isLastStep()) {
        ++battle.step;
        return stepWords();
      }
      ++battle.turn;
      battle.step = 1;
      const cleared = new Set();
      for (const each of units)
        for (const state of some(each.unit.states))
          if (state.eachTurn && battle.marks.has(each.key) && battle.marks.get(each.key).states.delete(state.id))
            cleared.add(state.name);
      return cleared.size ? say('cleared', { turn: turnWords(), states: [...cleared].join(', ') }) : turnWords();
    });
  }

  function goBack() {
    step('', () => {
      if (battle.step > 1) {
        --battle.step;
        return stepWords();
      }
      --battle.turn;
      battle.step = Math.max(1, some(sheet.steps).length);
      return turnWords();
    });
  }

  function toggleState(each, state) {
    step('', () => {
      const { states } = changeMarks(each);
      if (!states.delete(state.id)) states.add(state.id);
      return `${each.unit.name}: ${states.has(state.id) ? '' : '− '}${state.name}`;
    });
  }

  function lose(each, loss) {
    step('', () => {
      const marks = changeMarks(each);
      marks.lost = marks.lost === loss.id ? '' : loss.id;
      return `${each.unit.name}: ${marks.lost ? '' : '− '}${loss.name}`;
    });
  }

  function holdBack(each) {
    step('', () => {
      const marks = changeMarks(each);
      marks.heldBack = !marks.heldBack;
      return say(marks.heldBack ? 'holdsBack' : 'arrives', { unit: each.unit.name });
    });
  }

  const markedOf = (each, count) => marksOf(each).counts.get(count.id) || 0;
  const countWords = (each, count) => {
    const marked = markedOf(each, count);
    return count.boxes
      ? say('ofAll', { n: count.isLeft ? count.boxes - marked : marked, all: count.boxes })
      : String(marked);
  };

  /** `by`: boxes that are marked, or unmarked if negative. With the last fatal box a unit is lost. */
  function mark(each, count, by) {
    step('', () => {
      const marks = changeMarks(each);
      const before = markedOf(each, count);
      const after = Math.min(Math.max(before + by, 0), count.boxes || mostMarks);
      marks.counts.set(count.id, after);
      const name = `${each.unit.name}: ${count.name} ${countWords(each, count)}`;
      const out = some(each.unit.losses).find(loss => loss.isOut);
      if (count.isFatal && out && after === count.boxes && !isOut(each)) {
        marks.lost = out.id;
        return `${each.unit.name}: ${out.name}`;
      }
      if (count.isFatal && out && before === count.boxes && after < before && marks.lost === out.id) marks.lost = '';
      return name;
    });
  }

  function score(side, by, what) {
    step('', () => {
      battle.points[side] = plus(battle.points[side], by);
      return `${sideNames[side]}: ${what ? what + ', ' : ''}${shown(scoreOf(side))}`;
    });
  }

  function newBattle() {
    if (confirm(say('askNewBattle')))
      step(say('newBattleBegins'), () => {
        battle = fresh();
      });
  }

  // ---- Parts of the page --------------------------------------------------------------------------------------------

  /**
   * An element: `kind` is its name with its classes, 'p.quiet'. Attributes may come first; those that are false, and
   * children that are not there, are left out.
   */
  function el(kind, ...parts) {
    const [name, ...classes] = kind.split('.');
    const node = document.createElement(name);
    if (classes.length) node.className = classes.join(' ');
    const isAttributes = parts[0] && Object.getPrototypeOf(parts[0]) === Object.prototype;
    for (const [key, value] of Object.entries(isAttributes ? parts.shift() : {}))
      if (value !== false && value !== undefined) node.setAttribute(key, value === true ? '' : value);
    node.append(...parts.flat(Infinity).filter(child => child || child === 0));
    return node;
  }

  const quiet = (...children) => el('span.quiet', ...children);
  const quietLine = (...children) => el('p.quiet', ...children);
  const caption = (...children) => el('p.cap', ...children);
  const figureLine = (...children) => el('p.figure', ...children);
  /** A part of the page with a title, which may be missing. */
  const panel = (title, ...children) => el('section.panel', title && el('h2', title), ...children);

  /** `id`: keeps the focus when the page is drawn again. */
  function button(id, run, attributes, ...children) {
    const node = el('button', { type: 'button', id, ...attributes }, ...children);
    node.addEventListener('click', run);
    return node;
  }

  /** A picture of one outline on a square of `side`. */
  function sign(path, side = 24) {
    if (!path) return '';
    const space = 'http://www.w3.org/2000/svg';
    const node = document.createElementNS(space, 'svg');
    node.setAttribute('viewBox', `0 0 ${side} ${side}`);
    node.setAttribute('class', side === 24 ? 'sign' : 'emblem');
    node.setAttribute('aria-hidden', 'true');
    node.append(document.createElementNS(space, 'path'));
    node.firstChild.setAttribute('d', path);
    return node;
  }

  const box = () => el('span', { class: 'box', 'aria-hidden': 'true' });
  const toggle = (id, isOn, run, text) => button(id, run, { 'aria-pressed': String(isOn) }, box(), el('span', text));

  function pips(each, count) {
    const mostPips = 20;
    if (!count.boxes || count.boxes > mostPips) return '';
    const marked = markedOf(each, count);
    return el(
      'span',
      { class: 'pips', 'aria-hidden': 'true' },
      Array.from({ length: count.boxes }, (_, i) => {
        const isFull = count.isLeft ? i < count.boxes - marked : i < marked;
        return el('span', { class: isFull ? 'pip' : 'pip gone' });
      }),
    );
  }

  const drawTop = () => [
    el(
      'div',
      sign(forces[0].emblem, 64),
      el('div.who', el('h1', forces.map(force => force.name).join(' · ')), quietLine(sheet.game)),
      el(
        'p',
        {
          class: 'figure',
          'aria-label': `${say('score')}: ${sideNames[0]} ${shown(scoreOf(0))}, ${sideNames[1]} ${shown(scoreOf(1))}`,
          role: 'img',
        },
        `${shown(scoreOf(0))} : ${shown(scoreOf(1))}`,
      ),
      button(
        'undo',
        undo,
        {
          class: 'button',
          disabled: past.length === 0,
          title: past.length ? past[past.length - 1].what : say('nothingToUndo'),
        },
        say('undo'),
      ),
    ),
    el(
      'div',
      button(
        'back',
        goBack,
        { class: 'button', 'aria-label': say('turnBefore'), disabled: battle.turn === 1 && battle.step === 1 },
        '‹',
      ),
      el('p.turn', el('b', turnWords()), some(sheet.steps).length > 0 && quiet(stepWords())),
      button('on', goOn, { class: 'button strong', disabled: isOver() }, say(isLastStep() ? 'nextTurn' : 'nextStep')),
    ),
  ];

  // The roster

  function chips(each) {
    const marks = marksOf(each);
    const list = some(each.unit.states)
      .filter(state => marks.states.has(state.id) && state !== turnState(each.unit))
      .map(state => el('span.chip', state.name));
    if (lossOf(each)) list.unshift(el('span.chip.bad', lossOf(each).name));
    if (marks.heldBack) list.push(el('span.chip.plain', say('heldBack')));
    if (each.unit.place) list.push(el('span.chip.plain', each.unit.place));
    return list.length > 0 && el('span.chips', list);
  }

  function rowCounts(each) {
    const mostInRow = 3;
    const list = some(each.unit.counts)
      .filter(count => count.isLeft || count.isFatal || markedOf(each, count) > 0)
      .slice(0, mostInRow);
    return (
      list.length > 0 &&
      el(
        'span.counts.quiet',
        list.map(count => el('span', `${count.name} ${countWords(each, count)}`, pips(each, count))),
      )
    );
  }

  function row(each) {
    const { unit } = each;
    const state = turnState(unit);
    const isShown = isWide() && each.key === view.unit;
    return el(
      'li',
      {
        class: `unit depth${unit.depth || 0}${isDone(each) ? ' acted' : ''}${isOut(each) ? ' out' : ''}`,
        'aria-current': isShown && 'true',
      },
      button(
        `open_${each.key}`,
        () =>
          look(() => {
            view.unit = each.key;
            tops.set('card', 0);
            if (!isWide()) view.tab = 'card';
          }),
        { class: 'open' },
        sign(unit.icon),
        el('span.body', el('span.name', unit.name), unit.about && quiet(unit.about), rowCounts(each), chips(each)),
      ),
      state &&
        button(
          `done_${each.key}`,
          () => toggleState(each, state),
          { class: 'done', 'aria-pressed': String(isDone(each)), 'aria-label': `${state.name}: ${unit.name}` },
          box(),
          state.name,
        ),
    );
  }

  function drawRoster() {
    const side = isTwoSided ? view.side : 0;
    const mine = ofSide(side);
    const toAct = mine.filter(each => !isOut(each) && !marksOf(each).heldBack);
    const sums = el(
      'div.sums',
      el(
        'div',
        caption(say('toAct')),
        el('p.figure', say('ofAll', { n: toAct.filter(each => !isDone(each)).length, all: toAct.length })),
      ),
      el(
        'div',
        caption(say('lost')),
        figureLine(
          sheet.costName
            ? say('ofAll', {
                n: shown(sumOf(mine.filter(isOut), each => each.unit.cost)),
                all: shown(sumOf(mine, each => each.unit.cost)),
              })
            : say('ofAll', { n: mine.filter(isOut).length, all: mine.length }),
        ),
      ),
    );
    const chosen =
      isTwoSided &&
      el(
        'div',
        { class: 'choose', role: 'group', 'aria-label': say('sides') },
        [0, 1].map(each =>
          button(
            `side_${each}`,
            () =>
              look(() => {
                view.side = each;
              }),
            { 'aria-pressed': String(view.side === each) },
            forces
              .filter(force => sideOf(force) === each)
              .map(force => force.name)
              .join(' · ') || sideNames[each],
          ),
        ),
      );
    const now =
      some(sheet.steps).length > 0 && el('div.panel', caption(stepWords()), el('p', sheet.steps[battle.step - 1].text));
    const groups = forces.flatMap((force, at) =>
      sideOf(force) !== side
        ? []
        : some(force.groups).map(group => {
            const ofGroup = group.units.map(unit => byKey.get(`${at}.${unit.id}`));
            const cost = sumOf(ofGroup, each => each.unit.cost);
            return el(
              'section',
              el('div.heading', el('h2', group.heading), sheet.costName && quietLine(shown(cost))),
              el('ul', { role: 'list', class: 'list' }, ofGroup.map(row)),
            );
          }),
    );
    return el('div.first', chosen, now, sums, groups, mine.length === 0 && el('p', say('noUnits')));
  }

  // A card

  function text(shownText, pieces) {
    return some(pieces).length
      ? pieces.map(piece =>
          piece.isStrong || piece.isSmall
            ? el(piece.isStrong ? 'b' : 'span', { class: piece.isSmall && 'small-caps' }, piece.text)
            : piece.text,
        )
      : shownText;
  }

  /** Rows of figures under heads; a row of many has its name above them. */
  function figureTable(title, heads, rows, show = each => each) {
    const mostBeside = 4;
    const isStacked = heads.length > mostBeside;
    const cell = figure =>
      el(
        'td',
        el(
          'span',
          { class: String(figure.value || '').length > 12 ? 'figure long' : 'figure' },
          show(figure.value || '–'),
          figure.mark,
        ),
        figure.wasText && quiet(' ' + figure.wasText),
      );
    const name = each => [show(each.name), each.mark, each.detail && quiet(' ', show(each.detail))];
    const line = each =>
      isStacked
        ? [
            el('tr', el('th', { colspan: heads.length, scope: 'rowgroup', class: 'left rowname' }, name(each))),
            el('tr', some(each.figures).map(cell)),
          ]
        : el('tr', el('td.left', name(each)), some(each.figures).map(cell));
    return el(
      'table',
      { class: isStacked && 'stacked' },
      el(
        'thead',
        el(
          'tr',
          (isStacked ? [] : [title])
            .concat(heads)
            .map(head => el('th', { scope: 'col' }, head || el('span.unseen', title))),
        ),
      ),
      el('tbody', rows.map(line)),
    );
  }

  const weaponRow = weapon => ({
    ...weapon,
    name: weapon.weapon,
    detail: [weapon.bearer, weapon.detail].filter(Boolean).join('; '),
  });
  const tableOf = (table, show) =>
    figureTable(
      table.table,
      some(table.heads).map(head => head.head),
      some(table.rows).map(each => ({ name: each.row, detail: each.detail, figures: each.figures })),
      show,
    );

  const rule = each =>
    el(
      'p.rule',
      el('b', each.rule),
      each.bearer && ` (${each.bearer})`,
      each.text && ' ',
      text(each.text, each.pieces),
    );

  function tally(each, count) {
    const marked = markedOf(each, count);
    const isFull = count.boxes > 0 && marked === count.boxes;
    const one = count.isLeft ? 1 : -1; // what minus does to the boxes
    return el(
      'div',
      { class: 'tally', role: 'group', 'aria-label': count.name },
      button(
        `less_${each.key}_${count.id}`,
        () => mark(each, count, one),
        { 'aria-label': say('less', { what: count.name }), disabled: count.isLeft ? isFull : marked === 0 },
        '−',
      ),
      el(
        'div',
        el('span.cap', count.name),
        el('span.figure', countWords(each, count)),
        pips(each, count),
        count.mark > 0 &&
          el(
            'span',
            { class: marked >= count.mark ? 'chip' : 'quiet' },
            `${count.markName} ${count.isLeft ? count.boxes - count.mark : count.mark}`,
          ),
      ),
      button(
        `more_${each.key}_${count.id}`,
        () => mark(each, count, -one),
        { 'aria-label': say('more', { what: count.name }), disabled: count.isLeft ? marked === 0 : isFull },
        '+',
      ),
    );
  }

  function cardControls(each) {
    const { unit } = each;
    const marks = marksOf(each);
    const counts = some(unit.counts);
    const mostLarge = 2;
    return [
      counts.length > 0 &&
        el(
          'div',
          counts.slice(0, mostLarge).map(count => tally(each, count)),
        ),
      counts.length > mostLarge &&
        el(
          'div.small',
          counts.slice(mostLarge).map(count => tally(each, count)),
        ),
      el(
        'div',
        { class: 'toggles', role: 'group', 'aria-label': say('marks') },
        some(unit.states).map(state =>
          toggle(
            `state_${each.key}_${state.id}`,
            marks.states.has(state.id),
            () => toggleState(each, state),
            state.name,
          ),
        ),
        some(unit.losses).map(loss =>
          toggle(`loss_${each.key}_${loss.id}`, marks.lost === loss.id, () => lose(each, loss), loss.name),
        ),
        toggle(`held_${each.key}`, marks.heldBack, () => holdBack(each), say('heldBack')),
      ),
    ];
  }

  /** Models that differ from their unit. */
  const modelGroup = group =>
    el(
      'div',
      el('h3', group.title),
      [group.figures, group.options, group.holds].map(line => line && el('p', line)),
      some(group.weapons).length > 0 && figureTable(say('weapon'), weaponHeads(), group.weapons.map(weaponRow)),
      some(group.weaponTables).map(weaponTable),
      some(group.rules).map(rule),
    );

  /** Weapons of kinds that have a heading of their own. */
  const weaponTable = table =>
    figureTable(
      table.table,
      some(table.heads).map(head => head.head),
      table.weapons.map(weaponRow),
    );

  const weaponHeads = () => some(sheet.weaponHeads).map(head => head.head);

  const cardStats = card =>
    some(card.stats).length > 0 &&
    el(
      'div.stats',
      card.stats.map(stat =>
        el(
          'div',
          { class: stat.changed && 'changed' },
          caption(stat.short || stat.name),
          figureLine(stat.value || '–', stat.mark),
          stat.wasText && caption(stat.wasText),
        ),
      ),
    );

  function cardText(card) {
    const labelled = (label, value) => value && el('p', el('b', label), ' ', value);
    return [
      card.changes && quietLine(card.changes),
      some(card.parts).length > 0 &&
        figureTable(
          say('models'),
          some(card.partHeads).map(head => head.head),
          card.parts.map(part => ({ name: part.part, detail: part.rules, figures: part.figures })),
        ),
      some(card.partNotes).map(note => el('p', note.text)),
      some(card.weapons).length > 0 && figureTable(say('weapon'), weaponHeads(), card.weapons.map(weaponRow)),
      some(card.weaponTables).map(weaponTable),
      some(card.tables).map(table => tableOf(table)),
      some(card.rules).length > 0 && el('div', card.rules.map(rule)),
      some(card.modelGroups).map(modelGroup),
      card.plainModels && el('p', card.plainModels),
      labelled(say('options'), card.options),
      labelled(say('hands'), card.holds),
      some(card.relations).map(each => labelled(each.label, each.text)),
      some(card.unitFigures).map(each => labelled(each.figure, [each.value, each.text].filter(Boolean).join(' · '))),
      labelled(say('worth'), card.worth),
      card.kindNote && quietLine(card.kindNote),
      some(card.blankNote).length > 0 && quietLine(text('', card.blankNote)),
      some(card.doubts).length > 0 && quietLine(say('uncertain'), ': ', card.doubts.map(doubt => doubt.text).join(' ')),
    ];
  }

  /** The head of a card, in the colour of its army, on which white words have enough contrast. */
  function drawBand(each, card) {
    const about = [each.unit.about || (card.title !== each.unit.name && card.title), card.subtitle];
    const band = el(
      'div.band',
      !card.accent && sign(each.force.emblem, 64), // allies have an emblem of their own
      el('div.names', el('h2', each.unit.name), el('p', about.filter(Boolean).join(' · '))),
      card.cost && el('div.cost', figureLine(card.cost, card.mark), caption(card.costCaption)),
    );
    const accent = card.accent || each.force.accent;
    if (accent) band.style.backgroundColor = accent;
    return band;
  }

  /** The player's own picture: an image that holds its own bytes, and nothing else. */
  const drawPicture = (card, name) =>
    /^data:image\/jpeg;base64,/.test(card.picture || '') && el('img.picture', { src: card.picture, alt: name });

  function drawCard() {
    const each = byKey.get(view.unit);
    if (!each) return el('div.second', el('p', say('noUnits')));
    const card = some(each.force.cards)[each.unit.card || 0] || {};
    const go = by =>
      look(() => {
        view.unit = units[(units.indexOf(each) + by + units.length) % units.length].key;
        view.side = sideOf(byKey.get(view.unit).force);
        tops.set('card', 0);
        scrollTo(0, 0);
      });
    return el(
      'div.second',
      el(
        'article.card',
        drawBand(each, card),
        el('div.inside', chips(each), cardStats(card), cardControls(each), drawPicture(card, each.unit.name), cardText(card)),
      ),
      el(
        'div.beside',
        button('before', () => go(-1), { class: 'button' }, '‹ ', say('before')),
        button('next', () => go(1), { class: 'button' }, say('next'), ' ›'),
      ),
    );
  }

  // The battle

  function drawScore(side) {
    const awards = some(sheet.awards).filter(award => (award.side || 0) === side);
    const by = [-10, -1, 1, 10];
    return el(
      'section.panel',
      el('h2', sideNames[side]),
      quietLine(
        forces
          .filter(force => sideOf(force) === side)
          .map(force => force.name)
          .join(' · ') || '\u00a0',
      ),
      el('p.figure.big', shown(scoreOf(side)), el('span.unseen', ' ', say('victoryPoints'))),
      battle.lossesCount && quietLine(`${shown(forLosses(side))} ${say('forLosses')}`),
      caption(`${say('byHand')}: ${shown(battle.points[side])}`),
      el(
        'div.steps',
        by.map(n =>
          button(
            `points_${side}_${n}`,
            () => score(side, [n, 1]),
            { 'aria-label': say(n < 0 ? 'take' : 'add', { side: sideNames[side], n: Math.abs(n) }) },
            n < 0 ? `−${-n}` : `+${n}`,
          ),
        ),
      ),
      el(
        'div.awards',
        awards.map((award, i) => [
          button(
            `award_${side}_${i}`,
            () => score(side, fraction(award.worth), award.name),
            {},
            `+${shown(fraction(award.worth))} ${award.name}`,
          ),
        ]),
      ),
    );
  }

  function lead() {
    const by = plus(scoreOf(0), minus(scoreOf(1)));
    if (by[0] === 0) return say('even');
    return by[0] > 0 ? say('weLead', { n: shown(by) }) : say('theyLead', { n: shown(minus(by)) });
  }

  const pairs = (rows, heads) =>
    el(
      'table.pairs',
      some(heads).length > 0 &&
        el(
          'thead',
          el(
            'tr',
            el('th', ''),
            heads.map(head => el('th', { scope: 'col' }, head)),
          ),
        ),
      el(
        'tbody',
        rows.map(cells =>
          el(
            'tr',
            cells.map(cell => el('td', cell)),
          ),
        ),
      ),
    );

  function drawLosses() {
    const lost = units.filter(lossOf);
    return panel(
      say('losses'),
      lost.length === 0
        ? el('p', say('noLosses'))
        : pairs(
            lost.map(each => [
              [each.unit.name, quiet(' ', lossOf(each).name)],
              shown(fraction(lossOf(each).worth || each.unit.cost)),
            ]),
          ),
    );
  }

  function drawKeeping() {
    const record = JSON.stringify(recordOf(battle, true));
    const state = el('textarea', { id: 'state', readonly: true, spellcheck: 'false', rows: 4 }, record);
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(record);
        tell(say('copied'));
      } catch {
        state.select();
        tell(say(document.execCommand('copy') ? 'copied' : 'notCopied'));
      }
    };
    const save = () => {
      const link = el('a', {
        download: `${
          (forces[0].name || 'battle')
            .replace(/[^\p{L}\p{N} _-]/gu, '')
            .trim()
            .slice(0, 60) || 'battle'
        }.battle.json`,
      });
      link.href = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    };
    const pasted = el('textarea', { id: 'pasted', spellcheck: 'false', rows: 4 });
    const takeOver = () => {
      const read = readText(pasted.value);
      if (read)
        step(say('takenOver'), () => {
          battle = read;
        });
      else tell(say('notTakenOver'));
    };
    return panel(
      say('keep'),
      el('p', say('keepText')),
      el('label', { for: 'state' }, say('state')),
      state,
      el(
        'div.beside',
        button('copy', copy, { class: 'button' }, say('copy')),
        button('save', save, { class: 'button' }, say('save')),
      ),
      el(
        'details',
        el('summary', say('takeOver')),
        el('label', { for: 'pasted' }, say('takeOverText')),
        pasted,
        button('takeover', takeOver, { class: 'button wide' }, say('takeOverNow')),
      ),
    );
  }

  function drawBattle() {
    const table = (title, rows, heads) => rows.length > 0 && panel(title, pairs(rows, heads));
    return el(
      'div',
      el('div.score', drawScore(0), drawScore(1)),
      panel(
        '',
        el('p', el('b', lead())),
        units.some(each => some(each.unit.losses).some(loss => loss.worth)) &&
          el(
            'div.toggles',
            toggle(
              'count',
              battle.lossesCount,
              () =>
                step(say('lossesCount'), () => {
                  battle.lossesCount = !battle.lossesCount;
                }),
              say('lossesCount'),
            ),
          ),
      ),
      drawLosses(),
      some(sheet.scenarios).length > 0 &&
        panel(
          say('scenario'),
          sheet.scenarios.map(each => el('p', el('b', each.title + '. '), each.text)),
        ),
      table(
        say('figures'),
        some(sheet.figures).map(each => [
          [el('b', each.figure), each.text && quiet(' ', each.text)],
          ...some(each.values).map(value => value.value || ''),
        ]),
        some(sheet.sides).map(side => side.force),
      ),
      table(
        say('agreed'),
        some(sheet.agreed).map(each => [each.agreement, ...some(each.values).map(value => value.value || '')]),
        some(sheet.columns).map(column => column.force),
      ),
      some(sheet.findings).length > 0 &&
        panel(
          '',
          sheet.findings.map(each => el('p', el('b', each.severity + '. '), each.message)),
        ),
      some(sheet.dataMarks).length > 0 &&
        panel(
          '',
          sheet.dataMarks.map(each => el('p', el('b', each.mark + '. '), each.text)),
        ),
      drawKeeping(),
      button('new', newBattle, { class: 'button wide' }, say('newBattle')),
    );
  }

  // Rules: whatever is in the reference, as places with a title and pieces that are found one by one

  function placesOf() {
    const noted = each => [each.text, each.note].filter(Boolean).join(' ');
    const list = some(sheet.blocks).map(block => ({
      title: block.title,
      steps: some(block.steps),
      heads: some(block.columns).map(each => each.cell || ''),
      rows: some(block.rows).map(each => some(each.cells).map(cell => cell.cell || '')),
      notes: some(block.notes).map(each => each.note),
      source: block.citation,
    }));
    for (const [title, rules] of [
      [say('specialRules'), sheet.rules],
      [say('armyRules'), sheet.armyRules],
    ])
      for (const each of some(rules))
        list.push({ title: each.rule || title, notes: [noted(each)], pieces: each.pieces, source: each.citation });
    for (const table of some(sheet.tables)) {
      for (const part of some(table.parts)) list.push({ title: table.table, figures: part });
      for (const each of some(table.texts))
        list.push({ title: each.rule || table.table, notes: [noted(each)], pieces: each.pieces });
    }
    if (some(sheet.weapons).length)
      list.push({
        title: say('weapons'),
        figures: {
          table: say('weapon'),
          heads: sheet.weaponHeads,
          rows: sheet.weapons.map(each => ({
            row: each.weapon,
            detail: each.rules,
            figures: some(each.figures).map(figure => ({ value: figure.figure })),
          })),
        },
      });
    return list;
  }
  const allPlaces = placesOf();

  /** The place with only what has the words in it; nothing if none has. `has`: whether a text has them. */
  function found(each, has) {
    if (has(each.title)) return each;
    const left = {
      ...each,
      steps: some(each.steps).filter(line => has(line.step)),
      rows: some(each.rows).filter(cells => cells.some(has)),
      notes: some(each.notes).filter(has),
      figures: each.figures && {
        ...each.figures,
        rows: some(each.figures.rows).filter(
          line => has(line.row) || has(line.detail) || some(line.figures).some(figure => has(figure.value)),
        ),
      },
    };
    return left.steps.length + left.rows.length + left.notes.length + (left.figures ? left.figures.rows.length : 0) > 0
      ? left
      : null;
  }

  function drawAnswers() {
    const wanted = view.find.trim().toLocaleLowerCase(language);
    const has = words =>
      String(words || '')
        .toLocaleLowerCase(language)
        .includes(wanted);
    const show = words => {
      const plain = String(words || '');
      const at = wanted ? plain.toLocaleLowerCase(language).indexOf(wanted) : -1;
      return at < 0
        ? plain
        : [plain.slice(0, at), el('mark', plain.slice(at, at + wanted.length)), show(plain.slice(at + wanted.length))];
    };
    const hits = wanted ? allPlaces.map(each => found(each, has)).filter(Boolean) : allPlaces;
    return [
      el(
        'p',
        { class: 'found quiet', role: 'status' },
        hits.length === 1 ? say('place') : say('places', { n: hits.length }),
      ),
      el(
        'div.answers',
        hits.map(each =>
          panel(
            show(each.title),
            some(each.steps).length > 0 &&
              el(
                'ol',
                each.steps.map(line => el('li', { value: line.number }, show(line.step))),
              ),
            some(each.rows).length > 0 &&
              el(
                'table.pairs',
                some(each.heads).length > 0 &&
                  el(
                    'thead',
                    el(
                      'tr',
                      each.heads.map(head => el('th', { scope: 'col' }, head)),
                    ),
                  ),
                el(
                  'tbody',
                  each.rows.map(cells =>
                    el(
                      'tr',
                      cells.map(cell => el('td', show(cell))),
                    ),
                  ),
                ),
              ),
            each.figures && some(each.figures.rows).length > 0 && tableOf(each.figures, show),
            some(each.notes).map(line => el('p.lines', wanted ? show(line) : text(line, each.pieces))),
            each.source && quietLine(each.source),
          ),
        ),
      ),
    ];
  }

  function drawRules() {
    const answers = el('div', drawAnswers());
    const input = el('input', {
      id: 'find',
      type: 'search',
      value: view.find,
      'aria-label': say('search'),
      placeholder: say('search'),
      autocomplete: 'off',
      maxlength: 200,
    });
    input.addEventListener('input', () => {
      view.find = input.value;
      keep();
      answers.replaceChildren(...drawAnswers());
    });
    return el('div', input, answers);
  }

  // ---- The whole page -----------------------------------------------------------------------------------------------

  const tabs = [
    { id: 'roster', sign: 'M3 5H21V8H3ZM3 10.5H21V13.5H3ZM3 16H21V19H3Z' },
    { id: 'card', sign: 'M3 4H21V20H3ZM5 9V18H19V9Z' },
    { id: 'battle', sign: 'M5 3H8V21H5ZM9 4H20L17 8L20 12H9Z' },
    { id: 'rules', sign: 'M4 4H11L12 5L13 4H20V19H13L12 20L11 19H4ZM6 6.5V16.5H11V6.5ZM13 6.5V16.5H18V6.5Z' },
  ];
  const wideScreen = matchMedia('(min-width: 46rem)');
  const isWide = () => wideScreen.matches;

  const drawTabs = () =>
    tabs.map(tab =>
      button(
        `tab_${tab.id}`,
        () =>
          look(() => {
            view.tab = tab.id;
          }),
        { 'aria-current': view.tab === tab.id && 'page' },
        sign(tab.sign),
        el('span', say(tab.id)),
      ),
    );

  function drawMain() {
    if (view.tab === 'battle') return drawBattle();
    if (view.tab === 'rules') return drawRules();
    return el(
      'div',
      { class: `columns ${view.tab === 'card' ? 'second-only' : 'first-only'}` },
      drawRoster(),
      drawCard(),
    );
  }

  /** Draws all of it again; what had the focus has it again, and what was scrolled stays there. */
  function draw() {
    const focused = document.activeElement && document.activeElement.id;
    const second = document.querySelector('.second');
    const top = second ? second.scrollTop : 0;
    document.getElementById('top').replaceChildren(...drawTop());
    document
      .getElementById('main')
      .replaceChildren(
        ...[!canKeep && el('p', { class: 'notice', role: 'alert' }, say('noStorage')), drawMain()].filter(Boolean),
      );
    document.getElementById('tabs').replaceChildren(...drawTabs());
    document.getElementById('tabs').setAttribute('aria-label', say('parts'));
    if (document.querySelector('.second')) document.querySelector('.second').scrollTop = top;
    const again = focused && document.getElementById(focused);
    if (again && !again.disabled) again.focus({ preventScroll: true });
    else if (focused && focused !== 'main') document.getElementById('main').focus({ preventScroll: true });
  }

  const isOurs = remember();
  keep(); // finds out whether it can
  draw();
  if (!isOurs) tell(say('otherVersion'));
  wideScreen.addEventListener('change', draw);
  addEventListener('storage', event => {
    if (event.key !== place) return; // another tab with this page
    const mine = view;
    remember();
    view = mine;
    draw();
  });
})();
