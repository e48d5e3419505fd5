/** VINs built from vPIC's patterns, the same ones for the same seed: no manufacturer has issued them. */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const VALUES = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A small generator of pseudo-random numbers (mulberry32): reproducible everywhere. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Writes the right check digit into a VIN. */
export function withCheckDigit(vin) {
  const sum = [...vin].reduce((total, char, at) => total + (VALUES[char] ?? Number(char)) * WEIGHTS[at], 0);
  return vin.slice(0, 8) + (sum % 11 === 10 ? 'X' : sum % 11) + vin.slice(9);
}

/**
 * @param tables of `openReference`
 * @param {{ seed: number, count: number, vehicleTypes?: number[], latest?: number }} options
 * @returns {Generator<string>} VINs that at least one Model pattern matches in at least one of the code's two years
 */
export function* makeVins(tables, { seed, count, vehicleTypes = [1, 2, 3, 5, 7, 10], latest = 2027 }) {
  const random = randomFrom(seed);
  const pick = (list) => list[random(list.length)];
  const wmis = [...tables.wmis.values()].filter(
    ([, id, , type]) => vehicleTypes.includes(type) && tables.links.has(id),
  );
  for (let made = 0; made < count;) {
    const [wmi, id] = pick(wmis);
    const [, schema, from, to] = pick(tables.links.get(id));
    const patterns = tables.patterns.get(schema) ?? [];
    const models = patterns.filter(([, , , elementId]) => elementId === 28);
    if (models.length === 0) continue;
    const years = Math.min(to ?? latest, latest) - from + 1;
    if (years < 1) continue;
    const year = from + random(years);
    // Positions 4–8, `|`, positions 10–17; the model's key first, then whatever other keys still fit.
    const cells = [...Array(5).fill(null), '|', CODES[(year - 1980) % 30], ...Array(7).fill(null)];
    if (!lay(pick(models)[2], cells, random)) continue;
    for (let tries = 0; tries < 12; tries += 1) lay(pick(patterns)[2], cells, random);
    const digit = () => String(random(10));
    const subject = cells.map((cell, at) => cell ?? (at > 8 ? digit() : pick([...VIN_CHARACTERS]))).join('');
    let vin = `${wmi.slice(0, 3)}${subject.slice(0, 5)}0${subject.slice(6)}`;
    if (wmi.length === 6) vin = vin.slice(0, 11) + wmi.slice(3) + vin.slice(14);
    if (!/^[0-9A-HJ-NPR-Z]{17}$/.test(vin)) continue;
    made += 1;
    yield withCheckDigit(vin);
  }
}

/** Writes a key's characters into the cells that are still free; false and unchanged where it does not fit. */
function lay(key, cells, random) {
  const wanted = [...cells];
  let at = 0;
  for (let i = 0; i < key.length; i += 1, at += 1) {
    if (at >= cells.length) return false;
    if (key[i] === '*') continue;
    const end = key[i] === '[' ? key.indexOf(']', i) : i;
    const choices = key[i] === '[' ? spread(key.slice(i + 1, end)) : [key[i]];
    i = end;
    if (wanted[at] === null) wanted[at] = choices[random(choices.length)];
    else if (!choices.includes(wanted[at])) return false;
  }
  wanted.forEach((cell, place) => (cells[place] = cell));
  return true;
}

/** The characters of a class that a VIN may hold. */
function spread(text) {
  const characters = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = text[i + 1] === '-' && i + 2 < text.length ? text[(i += 2)] : null;
    if (last === null) characters.push(text[i]);
    else characters.push(...[...VIN_CHARACTERS].filter((char) => char >= text[i - 2] && char <= last));
  }
  return characters;
}
