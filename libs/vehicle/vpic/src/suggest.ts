import { answerVin } from './answer-cache.ts';
import type { ValidMasks } from './year-answer.ts';
import type { VpicIndex } from './format/vpic-index.ts';
import { unusedPositions } from './impossible-positions.ts';
import { confusedWith, lookAlike, withoutLookAlikes } from './look-alikes.ts';
import { checkDigit } from './rules/check-digit.ts';
import { chooseYear } from './rules/choose-year.ts';
import { isLight, lastModelYear } from './rules/model-year.ts';
import { isSmallMaker } from './rules/wmi.ts';
import { shardKey } from './shard/shard-key.ts';
import { isVinCharacter, type VinForm } from './vin-form.ts';

/** A likely intended VIN. */
export interface Suggestion {
  vin: string;
  /** The kind of change: look-alike letters, two swapped neighbors, the check digit, another position. */
  change: 'look-alike' | 'swapped' | 'check-digit' | 'one-position' | 'extra-character';
  /** Positions (1–17) of the suggested VIN that differ. */
  positions: readonly number[];
}

const MOST_SUGGESTIONS = 5;
/** Maximum number of candidates. Each is decoded, so this bounds the time. */
const MOST_DECODED = 64;
const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/**
 * Likelihood of each typo, as logarithms that are added. Half of all typos swap two neighbors; most others confuse
 * look-alike characters. Anything else is rare, and rarer still if the character is plausible there. A swap gets four
 * times its share of the 16 positions, because people don't notice a swap when they reread the VIN but do notice a B
 * typed for an 8. So a swap ranks above a look-alike that decodes equally well.
 */
const LIKELIHOOD = {
  asMeant: 0,
  swapped: Math.log(2 / 16),
  confused: Math.log(0.4 / 6),
  alike: Math.log(0.04 / 12),
  checkDigit: Math.log(0.004),
  impossible: Math.log(0.002),
  other: Math.log(0.0004),
};

/** Penalties for a candidate after decoding, on the same scale. */
const DOUBT = {
  unknownMaker: 14,
  noModel: 5,
  /** A character that none of the year's patterns uses there. */
  unusedCharacter: 3.5,
  /** A position that no used pattern explains. */
  unexplained: 0.7,
  letterInSerial: 5,
  yearToCome: 2.5,
  /** Per point by which it decodes worse than the best candidate. */
  weight: 1 / 250,
};

interface Candidate extends Suggestion {
  likelihood: number;
}

interface Judged {
  candidate: Candidate;
  weight: number;
  score: number;
}

/**
 * Returns the likely intended VINs for a wrong one of 17 or 18 characters: every typo that results in a matching check
 * digit, ranked by the typo's likelihood and the vehicle's plausibility. An excerpt can only judge VINs of the same
 * manufacturer and model year, so only those are offered.
 */
export function suggestCorrections(index: VpicIndex, form: VinForm, today: Date): Suggestion[] {
  const base = withoutLookAlikes(form.typed);
  if (base.length === 18) return likeliest(index, today, withoutOne(base));
  if (base.length !== 17) return [];
  if (!isVin(base)) return likeliest(index, today, oneUnknown(base));
  const replaced = differences(form.typed, base);
  const meant = likeliest(index, today, asMeant(base, replaced));
  if (meant.length > 0) return meant;
  const candidates = [...swaps(base), ...substitutions(index, today, base, replaced)];
  return likeliest(index, today, candidates).map((found) => ({
    ...found,
    positions: differences(form.typed, found.vin),
  }));
}

/**
 * Whether a VIN with a matching check digit is still suspicious, since swapping two neighbors can leave it matching. A
 * correction is then offered only if it resolves every doubt.
 *
 * @param doubts positions whose character none of the year's patterns uses
 * @param valid the year's valid characters (see `YearAnswer`)
 */
export function suggestForDoubts(
  index: VpicIndex,
  vin: string,
  today: Date,
  doubts: readonly number[],
  valid: ValidMasks,
): Suggestion[] {
  const near = doubts.flatMap((position) => [position - 2, position - 1]).filter((at) => at >= 0);
  const candidates = [...swaps(vin, new Set(near)), ...confusions(vin, doubts)].filter(
    ({ vin: meant, positions }) =>
      // Manufacturer and year, and with them the valid characters, only change if positions 1–3 or 10 do.
      positions.some((position) => position < 4 || position === 10) || unusedPositions(valid, meant).length === 0,
  );
  return judge(index, today, candidates)
    .filter(({ candidate }) => doubtsOf(index, candidate.vin, today) === 0)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ candidate: { vin: meant, change, positions } }) => ({ vin: meant, change, positions }));
}

/** Returns how many of positions 4–8 and 11 have a character that none of the year's patterns uses there. */
function doubtsOf(index: VpicIndex, vin: string, today: Date): number {
  const { answer } = chooseYear(index, vin, answerVin(index, vin, { today }), null);
  return unusedPositions(answer.valid, vin).length;
}

function likeliest(index: VpicIndex, today: Date, candidates: readonly Candidate[]): Suggestion[] {
  const seen = new Set<string>();
  return judge(index, today, candidates)
    .filter(({ candidate: { vin } }) => !seen.has(vin) && seen.add(vin))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ candidate: { vin, change, positions } }) => ({ vin, change, positions }));
}

/** Returns the candidates that decode to a model, most likely first. */
function judge(index: VpicIndex, today: Date, candidates: readonly Candidate[]): Judged[] {
  const judged = candidates
    .filter(({ vin }) => checkDigit(vin) === vin[8] && (index.shardKey === null || shardKey(vin) === index.shardKey))
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, MOST_DECODED)
    .map((candidate) => plausibility(index, today, candidate))
    .filter((one) => one !== undefined);
  const best = judged.reduce((most, { weight }) => Math.max(most, weight), 0);
  for (const one of judged) one.score -= (best - one.weight) * DOUBT.weight;
  return judged.sort((one, other) => other.score - one.score);
}

/** Scores a candidate by its decode; undefined if it isn't a vehicle at all. */
function plausibility(index: VpicIndex, today: Date, candidate: Candidate): Judged | undefined {
  const { vin } = candidate;
  const found = answerVin(index, vin, { today });
  const { answer } = chooseYear(index, vin, found, null);
  if (!answer.wmi || !answer.hasModel) return undefined;
  let score = candidate.likelihood - unusedPositions(answer.valid, vin).length * DOUBT.unusedCharacter;
  for (const bit of [0, 1, 2, 3, 4, 6]) if ((answer.named & (1 << bit)) === 0) score -= DOUBT.unexplained;
  const serial = isSmallMaker(vin) ? 15 : isLight(answer.wmi) ? 13 : 14;
  if (!/^[0-9]+$/.test(vin.slice(serial - 1))) score -= DOUBT.letterInSerial;
  if ((answer.tried.year ?? 0) >= lastModelYear(today)) score -= DOUBT.yearToCome;
  return { candidate, weight: answer.weight ?? 0, score };
}

/** The VIN as typed, with digits for the letters VINs don't use. */
function asMeant(base: string, replaced: readonly number[]): Candidate[] {
  if (replaced.length === 0) return [];
  return [{ vin: base, change: 'look-alike', positions: replaced, likelihood: LIKELIHOOD.asMeant }];
}

const NEIGHBORS = Array.from({ length: 16 }, (_, at) => at);

/** Swaps the characters at these indexes (from 0) with the ones after them. */
function swaps(vin: string, places: Iterable<number> = NEIGHBORS): Candidate[] {
  const candidates: Candidate[] = [];
  for (const at of places) {
    const one = vin[at] as string;
    const other = vin[at + 1] as string;
    if (one === other) continue;
    const swapped = vin.slice(0, at) + other + one + vin.slice(at + 2);
    candidates.push({ vin: swapped, change: 'swapped', positions: [at + 1, at + 2], likelihood: LIKELIHOOD.swapped });
  }
  return candidates;
}

/** Replaces one character with a look-alike. */
function confusions(vin: string, positions: readonly number[]): Candidate[] {
  return positions.flatMap((position) =>
    confusedWith(vin[position - 1] as string).map((character): Candidate => ({
      vin: vin.slice(0, position - 1) + character + vin.slice(position),
      change: 'look-alike',
      positions: [position],
      likelihood: LIKELIHOOD.confused,
    })),
  );
}

/**
 * Replaces one position: a look-alike anywhere, the check digit, any character if the typed one is invalid there, and,
 * for positions 1–8 and 11, anything that decodes. Serial number positions are left out because all their candidates
 * would be equally likely.
 */
function substitutions(index: VpicIndex, today: Date, vin: string, replaced: readonly number[]): Candidate[] {
  const { answer } = chooseYear(index, vin, answerVin(index, vin, { today }), null);
  const suspects = new Set([...replaced, ...unusedPositions(answer.valid, vin)]);
  const serial = isSmallMaker(vin) ? 15 : answer.wmi && isLight(answer.wmi) ? 13 : 14;
  for (let position = serial; position <= 17; position += 1) {
    if (!/[0-9]/.test(vin[position - 1] as string)) suspects.add(position);
  }
  if (answer.tried.year === null) suspects.add(10);
  const candidates: Candidate[] = [];
  for (let position = 1; position <= 17; position += 1) {
    const typed = vin[position - 1] as string;
    const suspect = suspects.has(position);
    const descriptive = position < 9 || position === 11;
    for (const character of VIN_CHARACTERS) {
      if (character === typed) continue;
      const confused = confusedWith(typed).includes(character);
      const alike = confused || lookAlike(typed, character);
      if (!alike && !suspect && !descriptive && position !== 9) continue;
      const likelihood = confused
        ? LIKELIHOOD.confused
        : alike
          ? LIKELIHOOD.alike
          : position === 9
            ? LIKELIHOOD.checkDigit
            : suspect
              ? LIKELIHOOD.impossible
              : LIKELIHOOD.other;
      candidates.push({
        vin: vin.slice(0, position - 1) + character + vin.slice(position),
        change: position === 9 ? 'check-digit' : alike ? 'look-alike' : 'one-position',
        positions: [],
        likelihood,
      });
    }
  }
  return candidates;
}

/** Drops one of 18 characters. */
function withoutOne(typed: string): Candidate[] {
  return Array.from({ length: 18 }, (_, at) => ({ at, vin: typed.slice(0, at) + typed.slice(at + 1) }))
    .filter(({ vin }) => isVin(vin))
    .map(({ at, vin }) => {
      // A doubled character is the most likely extra one.
      const twice = typed[at] === typed[at + 1] || typed[at] === typed[at - 1];
      const likelihood = twice ? LIKELIHOOD.confused : LIKELIHOOD.other;
      return { vin, change: 'extra-character', positions: [Math.min(at + 1, 17)], likelihood };
    });
}

/** Replaces one invalid character with every valid one. */
function oneUnknown(vin: string): Candidate[] {
  const wrong = Array.from({ length: 17 }, (_, at) => at).filter((at) => !isVinCharacter(vin.charCodeAt(at)));
  const [at] = wrong;
  if (at === undefined || wrong.length > 1) return [];
  return [...VIN_CHARACTERS].map((character) => ({
    vin: vin.slice(0, at) + character + vin.slice(at + 1),
    change: 'one-position',
    positions: [at + 1],
    likelihood: LIKELIHOOD.other,
  }));
}

function isVin(vin: string): boolean {
  for (let at = 0; at < vin.length; at += 1) if (!isVinCharacter(vin.charCodeAt(at))) return false;
  return vin.length === 17;
}

/** Returns the positions (1–17) at which two VINs differ. */
function differences(one: string, other: string): number[] {
  return Array.from({ length: 17 }, (_, at) => at + 1).filter((position) => one[position - 1] !== other[position - 1]);
}
