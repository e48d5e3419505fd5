/**
 * Measures how often the right VIN is suggested for a mistyped one, and the theoretical maximum. Two candidates that
 * are both valid VINs of the same kind of vehicle and equally likely to be mistyped this way can't be told apart,
 * because actual serial numbers are unknown. So the optimum lies between two oracles that know the typos and their
 * probabilities: one that knows only which VINs decode cleanly, and one that also knows what kind of vehicle was meant.
 */
import { randomFrom } from '../testing/make-vins.mjs';
import { meantBy, misread, swapped } from '../testing/slips.mjs';

const SLIPS = 10_000;
const TINY = 1e-9;
const TODAY = new Date('2026-06-01T00:00:00Z');

/**
 * @param {object} decoder the exports of `entry.mjs`
 * @param {object} index an open one
 * @param {readonly string[]} vins correct ones
 * @returns the shares (0–1) of typos whose correct VIN is ranked first, and in the top three
 */
export function corrections(decoder, index, vins) {
  const random = randomFrom(17);
  const isSound = soundIn(decoder, index);
  const [ours, byData, byKind] = [new Hits(), new Hits(), new Hits()];
  let slips = 0;
  for (let round = 0; slips < SLIPS; round += 1) {
    for (const vin of vins) {
      const text = round % 2 === 0 ? swapped(vin, random) : misread(vin, random);
      if (text === null) continue;
      slips += 1;
      const { suggestions } = decoder.decodeVin(index, text, { today: TODAY });
      ours.add(
        suggestions.findIndex((one) => one.vin === vin),
        1,
      );
      // A typo that yields another valid VIN can't be detected.
      if (isSound(text)) continue;
      const candidates = meantBy(text).filter((one) => decoder.checkDigit(one.vin) === one.vin[8]);
      byData.addAmong(
        vin,
        candidates.filter((one) => isSound(one.vin)),
      );
      byKind.addAmong(
        vin,
        candidates.filter((one) => kindOf(one.vin) === kindOf(vin)),
      );
    }
  }
  return { slips, ours: ours.shares(slips), byData: byData.shares(slips), byKind: byKind.shares(slips) };
}

/** Counts how often the correct candidate is first, and in the top three. */
class Hits {
  #first = 0;
  #three = 0;

  /**
   * @param place index (from 0) of the first candidate in the tie; the tie is shared by this many candidates, each
   * equally likely
   */
  add(place, shared) {
    if (place < 0) return;
    this.#first += place === 0 ? 1 / shared : 0;
    this.#three += Math.max(0, Math.min(1, (3 - place) / shared));
  }

  /** Sorts the candidates by likelihood. */
  addAmong(vin, candidates) {
    const meant = candidates.find((one) => one.vin === vin);
    if (meant === undefined) return;
    const likelier = candidates.filter((one) => one.likelihood > meant.likelihood + TINY).length;
    const alike = candidates.filter((one) => Math.abs(one.likelihood - meant.likelihood) <= TINY).length;
    this.add(likelier, alike);
  }

  shares(slips) {
    return { first: this.#first / slips, three: this.#three / slips };
  }
}

/** Manufacturer, positions 4–8, model year, and plant. */
const kindOf = (vin) => vin.slice(0, 8) + vin.slice(9, 11);

/** Whether a VIN decodes to a model without errors or doubts. */
function soundIn({ decodeVin }, index) {
  const known = new Map();
  return (vin) => {
    if (!known.has(vin)) {
      const { errorCodes, model, suggestions } = decodeVin(index, vin, { today: TODAY });
      known.set(vin, errorCodes[0] === 0 && model !== null && suggestions.length === 0);
    }
    return known.get(vin);
  };
}
