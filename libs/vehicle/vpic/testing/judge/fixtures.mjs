import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const PATH = new URL('./fixtures.json.br', import.meta.url);

/**
 * Synthetic releases of the fixtures, with the number of VINs for each. An exception in the cache of valid characters
 * disables that cache, so each half of the procedures has its own release.
 */
export const FIXTURE_RELEASES = [
  { release: { seed: 1, size: 'small' }, vins: 4_000 },
  { release: { seed: 2, size: 'small', cacheExceptions: true }, vins: 1_000 },
];

/**
 * Stores answers compactly: repeated values are numbers in a list.
 *
 * @param {string} day judging date, as 2026-11-24, because NHTSA's procedures depend on the calendar
 * @param {import('./fixtures.d.mts').Fixture[][]} fixtures by release
 * @returns {number} the bytes written
 */
export function writeFixtures(day, fixtures) {
  const places = new Map();
  const placeOf = ({ id, value, attribute, source }) => {
    const text = JSON.stringify([id, value, attribute === value ? 0 : attribute, source]);
    if (!places.has(text)) places.set(text, places.size);
    return places.get(text);
  };
  const packed = fixtures.map((answers) =>
    answers.map(({ vin, year, error, elements }) => [vin, year, error ?? elements.map(placeOf)]),
  );
  const text = JSON.stringify({ day, values: [...places.keys()].map((key) => JSON.parse(key)), packed });
  const bytes = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  writeFileSync(PATH, bytes);
  return bytes.length;
}

/** Reads the answers of NHTSA's procedures. @returns {ReturnType<typeof import('./fixtures.d.mts').readFixtures>} */
export function readFixtures() {
  const { day, values, packed } = JSON.parse(brotliDecompressSync(readFileSync(PATH)).toString());
  const elements = values.map(([id, value, attribute, source]) => ({
    id,
    value,
    attribute: attribute === 0 ? value : attribute,
    source,
  }));
  const answersOf = (list) =>
    list.map(([vin, year, answer]) =>
      typeof answer === 'string'
        ? { vin, year, error: answer, elements: [] }
        : { vin, year, error: null, elements: answer.map((place) => elements[place]) },
    );
  return {
    today: new Date(`${day}T12:00:00Z`),
    releases: FIXTURE_RELEASES.map(({ release }, at) => ({ release, answers: answersOf(packed[at]) })),
  };
}
