import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from '../workspace.mjs';
import { decisionParagraphs } from './decisions.mjs';
import { joinPairs, readPairs } from './pairs.mjs';
import { statementsOf } from './statements.mjs';
import { testTitles } from './test-titles.mjs';

/** Path of the generated list. */
export const COVERAGE = 'docs/specification-coverage.md';

const DECISIONS = 'docs/decisions.md';
const PAIRS = 'tools/setup/src/coverage-list/pairs';

/** @param {string} path */
const textOf = (path) => readFileSync(at(path), 'utf8');

/** @type {Map<string, { titles: readonly string[], text: string }>} */
const testFiles = new Map();

/** @param {string} path */
function testFile(path) {
  const known = testFiles.get(path);
  if (known) return known;
  const text = existsSync(at(path)) ? textOf(path) : '';
  const file = { titles: testTitles(path, text), text };
  testFiles.set(path, file);
  return file;
}

/** @type {ReadonlyMap<string, readonly string[]>} */
let paragraphs = new Map();

/**
 * Resolves a pair's holder: the full title or paragraph, and the text that must contain the statement's names.
 *
 * @param {import('./pairs.mjs').Holder} holder
 * @returns {{ title: string, text: string } | { problem: string }}
 */
function find({ place, start }) {
  const [, section] = /^docs\/decisions\.md §(\d)$/.exec(place) ?? [];
  const isTest = section === undefined;
  const all = isTest ? testFile(place).titles : (paragraphs.get(section) ?? []);
  const matches = all.includes(start)
    ? all.filter((each) => each === start)
    : all.filter((each) => each.startsWith(start));
  const [title] = matches;
  if (title === undefined) return { problem: `${place} has nothing that begins “${start}”` };
  if (matches.length > 1) return { problem: `${place} has ${matches.length} that begin “${start}”` };
  return { title, text: isTest ? testFile(place).text : title };
}

/** @param {string} text */
const plain = (text) => text.replaceAll('’', "'").replace(/(?<=\d)[_,](?=\d)/g, '');

/**
 * Exact terms of a statement: code spans, quotes, and numbers of three digits or more.
 *
 * @param {string} statement
 */
export function namesIn(statement) {
  const words = statement.replace(/\[[^\]]*\]\([^)]*\)/g, '');
  const quoted = [...words.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(([, code, quote]) => code ?? quote ?? '');
  const numbers = words.replace(/`[^`]+`|"[^"]+"/g, '').match(/\d{3,}/g) ?? [];
  return [...quoted.flatMap((each) => each.split(/\{[^}]*\}/)), ...numbers]
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/**
 * Terms that none of a statement's holders contain. A test that reads the specification covers all of them.
 *
 * @param {string} statement
 * @param {readonly string[]} texts of the holders
 */
function unsaid(statement, texts) {
  if (texts.some((text) => text.includes('docs/specification.md'))) return [];
  const said = plain(texts.join('\n'));
  return namesIn(plain(statement)).filter((name) => !said.includes(name));
}

/**
 * The list of all statements with their holders, and its problems.
 *
 * @returns {{ document: string, problems: readonly string[] }}
 */
export function coverSpecification() {
  paragraphs = decisionParagraphs(textOf(DECISIONS));
  const statements = statementsOf(textOf('docs/specification.md'));
  const files = readdirSync(at(PAIRS)).sort();
  const joined = joinPairs(
    files.flatMap((name) => readPairs(textOf(`${PAIRS}/${name}`))),
    statements,
  );
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const { pair, held, hash } of joined) {
    if (held.length === 0) problems.push(`${pair.id}: the specification has no such statement`);
    else if (hash !== pair.hash)
      problems.push(
        `${pair.id}: changed since it was paired; read its tests again, then write ${hash} for ${pair.hash || 'its hash'}`,
      );
    if (pair.holders.length === 0) problems.push(`${pair.id}: neither test nor decision`);
    const found = pair.holders.map(find);
    problems.push(...found.flatMap((each) => ('problem' in each ? [`${pair.id}: ${each.problem}`] : [])));
    for (const { id, text } of held) {
      if (lines.has(id)) problems.push(`${id}: paired twice`);
      const texts = found.flatMap((each) => ('text' in each ? [each.text] : []));
      problems.push(...unsaid(text, texts).map((name) => `${id}: “${name}” is in nothing that it is paired with`));
      lines.set(
        id,
        pair.holders.map(({ place, start }, index) => {
          const each = found[index];
          return lineOf(place, each && 'title' in each ? each.title : start);
        }),
      );
    }
  }
  problems.push(
    ...statements
      .filter(({ id }) => !lines.has(id))
      .map(({ id, hash, text }) => `${id} ${hash}: no test and no decision in ${PAIRS}. “${text}”`),
  );
  return { document: documentOf(statements, lines), problems };
}

/**
 * @param {string} place
 * @param {string} title
 */
function lineOf(place, title) {
  const path = place.replace(/ §.*/, '');
  const link = path.startsWith('docs/') ? path.slice('docs/'.length) : `../${path}`;
  const words = path === DECISIONS && title.length > 90 ? `${title.slice(0, title.lastIndexOf(' ', 90))} …` : title;
  const name = path === DECISIONS ? place : path.split('/').at(-1);
  return `  - [${name}](${link}) – ${words.replace(/[[\]<>*_|`$]/g, String.raw`\$&`)}`;
}

/**
 * @param {readonly import('./statements.mjs').Statement[]} statements
 * @param {ReadonlyMap<string, readonly string[]>} lines
 */
function documentOf(statements, lines) {
  const head = [
    '# What holds the specification',
    '',
    'Each statement of [the specification](specification.md), and below it the tests that fail if it stops being true, or',
    'the paragraph of [the decisions](decisions.md) that answers it. This page is made by',
    '`node tools/setup/specification-coverage.mjs` from `tools/setup/src/coverage-list/pairs`; a test compares the two, and fails',
    'for a statement that has neither.',
  ];
  let heading = '';
  return `${[
    ...head,
    ...statements.flatMap(({ id, section, heading: own, text }) => {
      const title = `§${section} ${own}`;
      const above = title === heading ? [] : ['', `## ${title}`, ''];
      heading = title;
      return [...above, `- \`${id}\` ${text.replaceAll('](#', '](specification.md#')}`, ...(lines.get(id) ?? [])];
    }),
  ].join('\n')}\n`;
}
