import { hashOf } from './statements.mjs';

/**
 * What people pair by hand: a statement of the specification with what holds it.
 *
 * @typedef {object} Pair
 * @property {string} id of a statement; with `*` for the last word, of all in a list or table that have no pair of their own
 * @property {string} hash of the statement as somebody read it last
 * @property {readonly Holder[]} holders
 *
 * @typedef {object} Holder a test by its file, or a paragraph of the decisions by its section
 * @property {string} place path of the test's file, or `docs/decisions.md §4`
 * @property {string} start of the title or paragraph
 */

/**
 * Reads the pairs of a file: a line per statement with its id and hash, below it an indented line per holder.
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
 * The statements by pair. A statement that is left over is in none.
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
