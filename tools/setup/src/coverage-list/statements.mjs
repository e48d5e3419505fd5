import { createHash } from 'node:crypto';

/**
 * One sentence, list item, table row, or list term of the specification.
 *
 * @typedef {object} Statement
 * @property {string} id its section, heading, and first words, such as `§2.redirect-rules.a-logged-in-user-on-login`;
 * followed by a slash for table rows and list items, such as `§3.site-settings/security`
 * @property {string} section number of its section
 * @property {string} heading of its part of the section; the section's own if there is none
 * @property {string} text in Markdown
 * @property {string} hash of the text, which changes with edits
 */

/**
 * @typedef {object} Found a statement below a heading
 * @property {string} [list] what introduces the list that it is in; empty if that is the heading
 * @property {string} name what its id is made of
 * @property {string} text
 */

/** Number of words of a statement in its id. */
const ID_WORDS = 7;
/** From this many terms on, a list of fields or paths becomes one statement per term. */
const LIST_SIZE = 4;

/** @param {string} text */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 4);

/** @param {string} text */
const slugOf = (text) =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, ID_WORDS)
    .join('-');

/**
 * Masks everything in code, quotes, parentheses, and brackets with as many `x`, so that separators of sentences and
 * items are only found outside of them.
 *
 * @param {string} text
 */
function masked(text) {
  const flat = text.replace(/`[^`]*`|"[^"]*"/g, (match) => match[0] + 'x'.repeat(match.length - 2) + match[0]);
  let depth = 0;
  return flat.replace(/./g, (letter) => {
    if (/[([]/.test(letter)) depth += 1;
    else if (/[)\]]/.test(letter)) depth -= 1;
    else if (depth > 0) return 'x';
    return letter;
  });
}

/**
 * @param {string} text
 * @param {RegExp} separator
 */
function splitOutside(text, separator) {
  const cover = masked(text);
  const parts = [];
  let start = 0;
  for (const match of cover.matchAll(separator)) {
    parts.push(text.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Sentences of a paragraph. A sentence that quotes another ends with the quote.
 *
 * @param {string} text
 */
const sentencesOf = (text) =>
  splitOutside(
    text.replace(/([.!?])"(?= [A-Z])/g, '$1"\u2029'),
    /\u2029 ?|(?<=[^.][.!?][")\]]?) (?=[\p{Lu}\d"`[*])/gu,
  ).map((sentence) => sentence.replaceAll('\u2029', ''));

/**
 * The terms of a sentence that lists fields or paths, each with its description; words without a term stay with the
 * previous one. Other sentences are returned whole.
 *
 * @param {string} sentence
 * @returns {Found[]}
 */
function itemsOf(sentence) {
  const [lead, ...rest] = splitOutside(sentence, /: /g);
  const isList = (/** @type {string} */ text) =>
    splitOutside(text, /, /g).filter((item) => item.includes('`')).length >= LIST_SIZE;
  const list = rest.length === 1 ? rest[0] : sentence.startsWith('`') ? sentence : undefined;
  if (list === undefined || !isList(list)) return [{ name: sentence, text: sentence }];
  /** @type {string[]} */
  const items = [];
  for (const part of splitOutside(list.replace(/\.$/, ''), /, /g)) {
    const item = part.replace(/^(?:and|or) /, '');
    if (item.includes('`') || items.length === 0) items.push(item);
    else items.push(`${items.pop()}, ${item}`);
  }
  const members = items.map((item) => ({ list: rest.length === 1 ? lead : '', name: item, text: item }));
  return rest.length === 1 ? [{ name: `${lead}`, text: `${lead}:` }, ...members] : members;
}

/**
 * Rows, list items, and paragraphs below a heading, each on one line; list items follow the paragraph that introduces
 * them.
 *
 * @param {string} markdown
 */
function blocksOf(markdown) {
  /** @type {{ kind: 'row' | 'text', indent: number, text: string }[]} */
  const blocks = [];
  /** @type {typeof blocks[number] | undefined} */
  let open;
  for (const line of markdown.split('\n')) {
    const [, indent = '', marker = '', text = ''] = /^( *)(- |\d+\. )?(.*)$/.exec(line) ?? [];
    if (text === '') open = undefined;
    else if (open === undefined || marker !== '' || text.startsWith('|')) {
      open = { kind: text.startsWith('|') ? 'row' : 'text', indent: marker === '' ? 0 : indent.length + 2, text };
      blocks.push(open);
    } else open.text += ` ${text}`;
  }
  return blocks;
}

/** @param {string} row */
const cellsOf = (row) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/**
 * Statements below a heading.
 *
 * @param {string} markdown
 * @returns {Found[]}
 */
function foundIn(markdown) {
  const blocks = blocksOf(markdown);
  let introduction = { indent: 0, text: '' };
  return blocks.flatMap(({ kind, indent, text }, index) => {
    const next = blocks[index + 1];
    if (kind === 'row') {
      const cells = cellsOf(text);
      const isRow = !text.startsWith('| --') && !next?.text.startsWith('| --');
      return isRow ? [{ list: '', name: cells[0] ?? '', text: cells.join(' – ') }] : [];
    }
    if (indent <= introduction.indent) introduction = { indent: 0, text: '' };
    if (indent > 0 && next !== undefined && next.indent > indent && /(?::|\*\*)$/.test(text)) {
      introduction = { indent, text };
      return [];
    }
    const found = sentencesOf(text).flatMap(itemsOf);
    if (introduction.text === '') return found;
    return found.map((each) => ({
      list: introduction.text,
      name: each.name,
      text: `${introduction.text} ${each.text}`,
    }));
  });
}

/**
 * Every statement in the numbered sections of the specification, in order. The text before them explains how to read
 * it.
 *
 * @param {string} markdown docs/specification.md
 * @returns {Statement[]}
 */
export function statementsOf(markdown) {
  const [, ...sections] = markdown.split(/^## (?=\d+\. )/m);
  /** @type {Map<string, number>} */
  const taken = new Map();
  return sections.flatMap((content) => {
    const [, section = '', title = '', body = ''] = /^(\d+)\. (.*)\n([^]*)$/.exec(content) ?? [];
    const [own = '', ...parts] = body.split(/^### /m);
    const headed = parts.map((part) => [part.split('\n', 1)[0] ?? '', part.slice(part.indexOf('\n'))]);
    return [[title, own], ...headed].flatMap(([heading = '', below = '']) =>
      foundIn(below).map(({ list, name, text }) => {
        const place = [`§${section}`, heading === title ? '' : slugOf(heading), slugOf(list ?? '')]
          .filter(Boolean)
          .join('.');
        const id = `${place}${list === undefined ? '.' : '/'}${slugOf(name)}`;
        const count = (taken.get(id) ?? 0) + 1;
        taken.set(id, count);
        return { id: count === 1 ? id : `${id}-${count}`, section, heading, text, hash: hashOf(text) };
      }),
    );
  });
}
