import { withCheckDigit } from '../make-vins.mjs';
import { streamOf } from './random.mjs';

const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const LAST_YEAR = 2028;
/** Coprime to any release's number of stops, so that many steps visit each stop once. */
const STRIDE = 15_485_863;

/**
 * A walk over every pattern of every schema of every WMI. Each step generates a VIN that matches the pattern, usually
 * combined with other patterns of the WMI's schemas, and sometimes corrupted. Deterministic by seed and step.
 *
 * @param {import('./synthetic-release.d.mts').Release} release
 * @returns {import('./walk-vins.d.mts').Walk}
 */
export function openWalk({ tables }) {
  const rowsOf = (wanted) => tables.find(({ name }) => name === wanted)?.rows() ?? [];
  const wmis = new Map();
  for (const [id, wmi, , , type, , , , , truckType] of rowsOf('wmi')) {
    wmis.set(id, { wmi, isLight: type === 2 || type === 7 || (type === 3 && truckType === 1), links: [] });
  }
  const keys = new Map();
  for (const [, schema, key] of rowsOf('pattern')) {
    if (!keys.has(schema)) keys.set(schema, new Set());
    keys.get(schema).add(String(key));
  }
  const lists = new Map([...keys].map(([schema, list]) => [schema, [...list].map(cellsOf).filter(Boolean)]));
  const links = [];
  let stops = 0;
  for (const [, wmi, schema, from, to] of rowsOf('wmi_vinschema')) {
    const link = {
      wmi: wmis.get(wmi),
      keys: lists.get(schema) ?? [],
      from,
      to: Math.max(from, Math.min(to ?? LAST_YEAR, LAST_YEAR)),
    };
    link.wmi.links.push(link);
    stops += Math.max(1, link.keys.length);
    links.push({ ...link, end: stops });
  }
  const codes = [...wmis.values()].map(({ wmi }) => wmi);
  const exceptions = [...rowsOf('vinexception')].map(([, vin]) => vin);
  return {
    stops,
    at(seed, step) {
      const random = streamOf(seed, 'walk', step);
      if (exceptions.length > 0 && random.chance(1))
        return { vin: random.pick(exceptions), year: askedYear(random, 2016) };
      const stop = (step * STRIDE + seed) % stops;
      const link = linkAt(links, stop);
      const key = link.keys[link.keys.length - (link.end - stop)];
      const made = vinFor(random, link, key);
      return { vin: spoil(random, made.vin, codes), year: askedYear(random, made.year) };
    },
  };
}

function linkAt(links, stop) {
  let low = 0;
  let high = links.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (links[middle].end > stop) high = middle;
    else low = middle + 1;
  }
  return links[low];
}

/**
 * Returns the possible characters at each position of a key, `null` for any; undefined for a key that no VIN can match.
 */
function cellsOf(key) {
  const cells = [];
  for (let at = 0; at < key.length; at += 1) {
    const end = key[at] === '[' ? key.indexOf(']', at) : at;
    if (end < 0) return undefined;
    if (key[at] === '|' && cells.length === 5) cells.push(['|']);
    else if (key[at] === '[') cells.push(classCharacters(key.slice(at + 1, end)));
    else if (key[at] === '*') cells.push(null);
    else if (key[at] === '#') cells.push([...'0123456789']);
    else cells.push(classCharacters(key[at]));
    at = end;
  }
  const isPossible = cells.every((choices, at) => at === 5 || choices === null || choices.length > 0);
  return cells.length <= 14 && isPossible ? cells : undefined;
}

function classCharacters(text) {
  const characters = [];
  for (let at = 0; at < text.length; at += 1) {
    const isRange = text[at + 1] === '-' && at + 2 < text.length;
    if (isRange) characters.push(...[...VIN_CHARACTERS].filter((char) => char >= text[at] && char <= text[at + 2]));
    else characters.push(text[at].toUpperCase());
    if (isRange) at += 2;
  }
  return characters.filter((char) => VIN_CHARACTERS.includes(char));
}

/** Writes a key into the free cells. @returns whether it's compatible with what is already there */
function lay(random, key, cells) {
  const fits = key.every((choices, at) => choices === null || cells[at] === null || choices.includes(cells[at]));
  if (fits) key.forEach((choices, at) => (cells[at] ??= choices === null ? null : random.pick(choices)));
  return fits;
}

/** Returns a VIN that matches the key, and its model year. */
function vinFor(random, link, key) {
  const { below, pick, chance } = random;
  const { wmi, isLight } = link.wmi;
  const year = link.from + below(link.to - link.from + 1);
  // Positions 4 to 8, `|`, positions 10 to 17.
  const cells = Array(14).fill(null);
  cells[5] = '|';
  if (key) lay(random, key, cells);
  cells[6] ??= CODES[(year - 1980 + 60) % 30];
  if (isLight && chance(90)) cells[3] ??= pick(year >= 2010 ? [...'ABCDEFGHJKLMN'] : [...'0123456789']);
  if (wmi.length === 6) for (const at of [0, 1, 2]) cells[8 + at] = wmi[3 + at];
  const others = link.wmi.links.filter(({ from, to }) => from <= year && year <= to).flatMap((other) => other.keys);
  if (others.length > 0) for (let tries = 30; tries > 0; tries -= 1) lay(random, pick(others), cells);
  const known = (at) => others.flatMap((other) => other[at] ?? []).filter((char) => VIN_CHARACTERS.includes(char));
  const rest = cells
    .map((cell, at) => {
      if (cell !== null) return cell;
      if (at > 7) return chance(98) ? String(below(10)) : pick([...VIN_CHARACTERS]);
      const choices = chance(93) ? known(at) : [];
      return choices.length > 0 ? pick(choices) : pick([...VIN_CHARACTERS]);
    })
    .join('');
  return { vin: checked(`${wmi.slice(0, 3)}${rest.slice(0, 5)}0${rest.slice(6)}`), year };
}

const checked = (vin) => (/^[0-9A-HJ-NPR-Z]{17}$/.test(vin) ? withCheckDigit(vin) : vin);

const put = (vin, at, text, instead = 1) => vin.slice(0, at) + text + vin.slice(at + instead);

const LOOK_ALIKES = {
  0: 'O',
  O: '0',
  1: 'I',
  I: '1',
  5: 'S',
  S: '5',
  8: 'B',
  B: '8',
  2: 'Z',
  Z: '2',
  V: 'U',
  U: 'V',
  Q: '0',
};

/** Ways to corrupt a VIN, repeated by frequency. */
const MISTAKES = [
  typo,
  typo,
  (random, vin) => typo(random, typo(random, vin)),
  ({ below }, vin) => {
    const at = below(Math.max(1, vin.length - 1));
    return put(vin, at, (vin[at + 1] ?? '') + (vin[at] ?? ''), 2);
  },
  ({ below }, vin) => {
    const at = below(vin.length + 1);
    return [...vin].map((char, place) => (place >= at && place < at + 3 ? (LOOK_ALIKES[char] ?? char) : char)).join('');
  },
  // An invalid year code, then one of another year, with the original check digit or a corrected one.
  ({ pick }, vin) => put(vin, 9, pick([...'IOQUZ0'])),
  ({ pick, chance }, vin) => (chance(50) ? checked : String)(put(vin, 9, pick([...CODES]))),
  ({ chance }, vin) => [...vin].map((char) => (chance(70) ? char.toLowerCase() : char)).join(''),
  ({ below }, vin) => vin.slice(0, below(17)),
  ({ below }, vin) => vin.slice(0, below(17)),
  (random, vin) => wildcards(random, vin),
  (random, vin) => wildcards(random, vin),
  ({ below, pick }, vin) => wildcards({ below, pick }, vin).slice(0, 4 + below(14)),
  ({ pick }, vin) => put(vin, 8, pick([...'0123456789X*ABZ'])),
  ({ pick }, vin) => put(vin, 8, pick([...'0123456789X'])),
  // An unknown manufacturer, another one, and the first three characters of a low-volume one.
  ({ pick }, vin) => pick(['QQQ', 'WZ9', '000', 'ZZZ', '   ']) + vin.slice(3),
  ({ pick }, vin, codes) => checked(pick(codes).slice(0, 3) + vin.slice(3)),
  // The other 30-year cycle.
  ({ pick }, vin) => checked(put(vin, 6, /\d/.test(vin[6] ?? '') ? pick([...'ABCDEFGHJKL']) : pick([...'0123456789']))),
  ({ below, pick }, vin) => put(vin, 11 + below(6), pick([...VIN_CHARACTERS])),
  ({ below, pick }, vin) => checked(put(put(vin, 11 + below(3), pick([...VIN_CHARACTERS])), 13, pick([...'ABC123']))),
  ({ below, chance }, vin) => (chance(50) ? put(vin, below(17), ' ') : put(vin.slice(0, 16), below(17), ' ', 0)),
  ({ pick }, vin) => pick([' ', '   ', '']) + vin + pick([' ', '    ']),
  ({ below, pick }, vin) => put(vin, below(17), pick([...'-%_\\!./'])),
  ({ pick }, vin) => vin + pick(['0', 'A', ' 1', '00000']),
];

function typo({ below, pick }, vin) {
  const at = below(Math.max(1, vin.length));
  return put(vin, at, pick([...VIN_CHARACTERS]));
}

function wildcards({ below }, vin) {
  let text = vin;
  for (let more = 1 + below(5); more > 0; more -= 1) text = put(text, below(17), '*');
  return text;
}

function spoil(random, vin, codes) {
  const { chance, pick } = random;
  if (chance(60)) return vin;
  const once = pick(MISTAKES)(random, vin, codes);
  return chance(12) ? pick(MISTAKES)(random, once, codes) : once;
}

/** The caller's model year: usually none; otherwise the right one, one of the other cycle, another, or nonsense. */
function askedYear({ below, pick }, year) {
  const kind = below(100);
  if (kind < 70) return null;
  if (kind < 80) return year;
  if (kind < 86) return year + pick([-30, 30]);
  if (kind < 92) return year + pick([-5, -2, -1, 1, 2, 5]);
  if (kind < 96) return 1980 + below(50);
  return pick([-1, 0, 1900, 1979, 1980, 2027, 2028, 2029, 2030, 2039, 2100, 9999]);
}
