import type { VpicIndex } from './format/vpic-index.ts';
import { lookAlike, withoutLookAlikes } from './look-alikes.ts';
import { answerVin } from './answer-cache.ts';
import { chooseYear } from './rules/choose-year.ts';
import { checkDigit } from './rules/check-digit.ts';
import { wmiOf } from './rules/wmi.ts';
import { isVinCharacter, type VinForm } from './vin-form.ts';

/** A VIN that was probably meant. */
export interface Suggestion {
  vin: string;
  /** What was changed: letters that look like others, two neighbours swapped, the check digit, another position. */
  change: 'look-alike' | 'swapped' | 'check-digit' | 'one-position' | 'extra-character';
  /** Positions (1–17) of the suggested VIN that differ. */
  positions: readonly number[];
}

const MOST_SUGGESTIONS = 5;
/** Candidates are decoded one by one, so their number bounds the time. */
const MOST_DECODED = 48;
const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

interface Candidate extends Suggestion {
  /** Likelihood by the kind of slip, higher first. */
  rank: number;
}

/**
 * The VINs that were probably meant by a wrong one of 17 or 18 characters. A correction is offered when its check digit
 * is right and it decodes at least as far as the wrong VIN does. The maker and the model year are taken as typed unless
 * the maker does not exist: so the answer is the same from an excerpt of the data.
 *
 * @param weight how far the VIN decodes as it is
 * @param suspects positions whose character cannot be right
 */
export function suggestCorrections(
  index: VpicIndex,
  form: VinForm,
  today: Date,
  weight: number,
  suspects: readonly number[],
): Suggestion[] {
  const base = withoutLookAlikes(form.typed);
  if (base.length === 18) return decodable(index, today, withoutOne(base), 0);
  if (base.length !== 17 || !isVin(base)) return base.length === 17 ? decodable(index, today, oneUnknown(base), 0) : [];
  const replaced = differences(form.typed, base);
  if (replaced.length > 0 && checkDigit(base) === base[8]) {
    const asMeant = decodable(index, today, [{ vin: base, change: 'look-alike', positions: replaced, rank: 9 }], 0);
    if (asMeant.length > 0) return asMeant;
  }
  const wmi = wmiOf(base);
  const makerKnown = wmi !== null && index.wmi(wmi) !== undefined;
  const candidates = [...swaps(base), ...substitutions(base, suspects)].filter(
    ({ vin }) => makerKnown === (wmiOf(vin) === wmi && vin[9] === base[9]),
  );
  return decodable(index, today, candidates, makerKnown ? weight : 0).map((found) => ({
    ...found,
    positions: differences(form.typed, found.vin),
  }));
}

/** Those candidates that decode to a model, at least as far as `weight`, the likeliest first. */
function decodable(index: VpicIndex, today: Date, candidates: Candidate[], weight: number): Suggestion[] {
  const judged = candidates
    .filter(({ vin }) => checkDigit(vin) === vin[8])
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST_DECODED)
    .map((candidate) => ({
      candidate,
      answer: chooseYear(index, candidate.vin, answerVin(index, candidate.vin, { today }), null).answer,
    }))
    .filter(({ answer }) => answer.hasModel && (answer.weight ?? 0) >= weight);
  const seen = new Set<string>();
  return judged
    .sort(
      (one, other) =>
        other.candidate.rank - one.candidate.rank || (other.answer.weight ?? 0) - (one.answer.weight ?? 0),
    )
    .filter(({ candidate: { vin } }) => !seen.has(vin) && seen.add(vin))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ candidate: { vin, change, positions } }) => ({ vin, change, positions }));
}

/** Two neighbours typed in the wrong order. */
function swaps(vin: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (let at = 0; at < 16; at += 1) {
    const one = vin[at] as string;
    const other = vin[at + 1] as string;
    if (one === other) continue;
    const swapped = vin.slice(0, at) + other + one + vin.slice(at + 2);
    candidates.push({ vin: swapped, change: 'swapped', positions: [at + 1, at + 2], rank: 6 });
  }
  return candidates;
}

/**
 * One position typed wrongly. Where it cannot be as typed any character may be meant; elsewhere a look-alike, the check
 * digit, or, for positions 4–8 and 11, whatever decodes: those in the serial number would all be equally likely.
 */
function substitutions(vin: string, suspects: readonly number[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (let position = 1; position <= 17; position += 1) {
    const suspect = suspects.includes(position);
    const descriptive = position < 9 || position === 11;
    for (const character of VIN_CHARACTERS) {
      const typed = vin[position - 1] as string;
      if (character === typed) continue;
      const alike = lookAlike(typed, character);
      if (!alike && !suspect && !descriptive && position !== 9) continue;
      const change = position === 9 ? 'check-digit' : alike ? 'look-alike' : 'one-position';
      const rank = (suspect ? 7 : 0) + (alike ? 5 : position === 9 ? 4 : 1);
      candidates.push({
        vin: vin.slice(0, position - 1) + character + vin.slice(position),
        change,
        positions: [],
        rank,
      });
    }
  }
  return candidates;
}

/** 18 characters of which one was typed too many. */
function withoutOne(typed: string): Candidate[] {
  return Array.from({ length: 18 }, (_, at) => typed.slice(0, at) + typed.slice(at + 1))
    .filter(isVin)
    .map((vin, at) => ({ vin, change: 'extra-character', positions: [Math.min(at + 1, 17)], rank: 1 }));
}

/** One character that no VIN may hold: all that may stand there. */
function oneUnknown(vin: string): Candidate[] {
  const wrong = Array.from({ length: 17 }, (_, at) => at).filter((at) => !isVinCharacter(vin.charCodeAt(at)));
  const [at] = wrong;
  if (at === undefined || wrong.length > 1) return [];
  return [...VIN_CHARACTERS].map((character) => ({
    vin: vin.slice(0, at) + character + vin.slice(at + 1),
    change: 'one-position',
    positions: [at + 1],
    rank: 1,
  }));
}

function isVin(vin: string): boolean {
  for (let at = 0; at < vin.length; at += 1) if (!isVinCharacter(vin.charCodeAt(at))) return false;
  return vin.length === 17;
}

/** Positions (1–17) at which two VINs differ. */
function differences(one: string, other: string): number[] {
  return Array.from({ length: 17 }, (_, at) => at + 1).filter((position) => one[position - 1] !== other[position - 1]);
}
