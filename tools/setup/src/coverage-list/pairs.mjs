import { hashOf } from './statements.mjs';

/**
 * Paired by hand: a statement of the specification with its holders.
 *
 * @typedef {object} Pair
 * @property {string} id of a statement; with `*` as its last word, of everything in a list or table without its own
 * pair
 * @property {string} hash of the statement when last reviewed
 * @property {readonly Holder[]} holders
 *
 * @typedef {object} Holder a test by its file, or a paragraph of the decisions by its section
 * @property {string} place path of the test's file, or `docs/decisions.md §4`
 * @property {string} start of the title or paragraph
 */

/**
 * Parses a pairs file: a line per statement with its id and hash, followed by an indented line per holder.
 *
 * @param {string} text
 * @returns {Pair[]}
 */
export function readPairs(text) {
  /** @type {(Pair & { holders: Holder[] })[]} */
  const pairs = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('  ')) {
      const [place = '', ...start] = line.trim().split(' › ');
      pairs.at(-1)?.holders.push({ place, start: start.join(' › ') });
    } else {
      const [id = '', hash = ''] = line.split(' ');
      pairs.push({ id, hash, holders: [] });
    }
  }
  return pairs;
}

/**
 * Assigns statements to pairs. Unpaired statements aren't included.
 *
 * @param {readonly Pair[]} pairs
 * @param {readonly import('./statements.mjs').Statement[]} statements
 */
export function joinPairs(pairs, statements) {
  const named = new Set(pairs.map(({ id }) => id));
  return pairs.map((pair) => {
    const all = pair.id.endsWith('/*') ? pair.id.slice(0, -1) : undefined;
    const held = statements.filter(({ id }) =>
      all === undefined ? id === pair.id : id.startsWith(all) && !named.has(id),
    );
    const [only] = held;
    return {
      pair,
      held,
      hash: held.length === 1 && only ? only.hash : hashOf(held.map(({ text }) => text).join('\n')),
    };
  });
}
