/** Helpers for made-up VINs: seeded random numbers and check digits. */
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

/** A small seeded pseudorandom generator (mulberry32), reproducible everywhere. */
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
