import { decodeYear } from './decode-year.ts';
import type { VpicIndex, WmiRecord } from './format/vpic-index.ts';
import { KEY_ALPHABET } from './format/pattern-key.mjs';
import { yearsToTry } from './rules/model-year.ts';
import { subjectOf } from './rules/vin-key.ts';
import { isPublic, recordOf } from './rules/wmi.ts';
import type { YearAnswer } from './year-answer.ts';

/** The vehicle data of a VIN, independent of check digit and serial number: one answer per year tried. */
export interface VinAnswer {
  /** For the VIN's WMI, published or not. */
  record: WmiRecord | undefined;
  /** In the order NHTSA tries them; `chooseYear` picks one by its errors. */
  years: readonly YearAnswer[];
}

export interface AnswerOptions {
  today: Date;
  /** The model year given by the caller. */
  year?: number | null;
  /** Return only what holds whatever the unknown positions are. */
  certain?: boolean;
}

/** Cached answers in each of two generations; an answer takes about 2 KB. */
const GENERATION = 2048;
const DAY = 86_400_000;

/**
 * Decodes a VIN for every year NHTSA tries.
 *
 * @param vin upper case, at most 17 characters; `*` for unknown ones
 */
export function answerVin(index: VpicIndex, vin: string, { today, year = null, certain }: AnswerOptions): VinAnswer {
  const record = recordOf(index, vin);
  const published = record && isPublic(record, today) ? record : undefined;
  const subject = subjectOf(vin);
  const { first, ifUnknown } = yearsToTry(vin, record, today, year);
  const years = first.map((tried) => decodeYear(index, vin, subject, published, tried, certain));
  if (published && years.some(({ hasData }) => !hasData)) {
    years.push(...ifUnknown.map((tried) => decodeYear(index, vin, subject, published, tried, certain)));
  }
  return { record, years };
}

/**
 * Equivalence classes of the characters at positions 12–17; null for a position no pattern looks at. Characters in one
 * class aren't distinguished by any pattern.
 */
export type Distinctions = readonly (Uint8Array | null)[];

const NOTHING: Distinctions = Object.freeze([]);

/** Cells of a subject (see `subjectOf`) for positions 12–17. */
const FIRST_SERIAL_CELL = 7;
const SERIAL_CELLS = [7, 8, 9, 10, 11, 12];
const CODES = new Uint8Array(128);
for (let code = 0; code < KEY_ALPHABET.length; code += 1) CODES[KEY_ALPHABET.charCodeAt(code)] = code;

/** Returns what the patterns of the tried years distinguish at positions 12–17. */
export function distinctionsOf(index: VpicIndex, { record, years }: VinAnswer): Distinctions {
  const schemas: number[] = [];
  let distinguishing = 0;
  for (const { wmi, tried } of years) {
    for (const { schema, from, to } of (wmi && record?.links) ?? []) {
      const applies = tried.year === null || (from <= tried.year && (to === null || tried.year <= to));
      if (!applies || schemas.includes(schema)) continue;
      schemas.push(schema);
      distinguishing |= index.schema(schema).distinguishing;
    }
  }
  if (distinguishing >> FIRST_SERIAL_CELL === 0) return NOTHING;
  const found = SERIAL_CELLS.map((cell) => {
    if ((distinguishing & (1 << cell)) === 0) return null;
    const classes = new Uint8Array(KEY_ALPHABET.length);
    for (const schema of schemas) index.schema(schema).tellApart(cell, classes);
    return classes.some((one) => one !== 0) ? classes : null;
  });
  return found.some((classes) => classes !== null) ? found : NOTHING;
}

/**
 * Caches answers by everything they depend on. Two VINs with the same WMI, model-year code, positions 4–8 and 11, and
 * equivalent characters at the positions that year's patterns look at share an answer, whatever their serial numbers.
 * So fleets and inventories are decoded once per kind of vehicle.
 */
class AnswerCache {
  private readonly distinctions = new Map<string, Distinctions>();
  private recent = new Map<string, VinAnswer>();
  private older = new Map<string, VinAnswer>();

  constructor(readonly day: number) {}

  answer(index: VpicIndex, vin: string, today: Date): VinAnswer {
    const kind = kindOf(vin);
    let distinctions = this.distinctions.get(kind);
    if (distinctions) {
      const known = this.find(keyOf(kind, vin, distinctions));
      if (known) return known;
    }
    const answer = answerVin(index, vin, { today });
    distinctions ??= distinctionsOf(index, answer);
    if (this.distinctions.size < GENERATION * 8) this.distinctions.set(kind, distinctions);
    this.keep(keyOf(kind, vin, distinctions), answer);
    return answer;
  }

  private find(key: string): VinAnswer | undefined {
    return this.recent.get(key) ?? this.older.get(key);
  }

  private keep(key: string, answer: VinAnswer): void {
    this.recent.set(key, answer);
    if (this.recent.size < GENERATION) return;
    this.older = this.recent;
    this.recent = new Map();
  }
}

/** VINs decoded with the same schemas: WMI, model-year code, and the 30-year cycle indicated by position 7. */
function kindOf(vin: string): string {
  const cycle = (vin[6] as string) < 'A' ? '0' : 'A';
  return vin.slice(0, 3) + vin[9] + cycle + (vin[2] === '9' ? vin.slice(11, 14) : '');
}

/** Cache key: everything an answer depends on. */
function keyOf(kind: string, vin: string, distinctions: Distinctions): string {
  let key = kind + vin.slice(3, 8) + vin[10];
  for (let at = 0; at < distinctions.length; at += 1) {
    const classes = distinctions[at];
    if (classes) key += String.fromCharCode(48 + (classes[CODES[vin.charCodeAt(at + 11)] as number] as number));
  }
  return key;
}

const caches = new WeakMap<VpicIndex, AnswerCache>();

/**
 * Returns the vehicle data of a complete VIN.
 *
 * @param vin 17 VIN characters, none of them `*`
 */
export function cachedAnswer(index: VpicIndex, vin: string, today: Date): VinAnswer {
  const day = Math.floor(today.getTime() / DAY);
  let cache = caches.get(index);
  if (!cache || cache.day !== day) caches.set(index, (cache = new AnswerCache(day)));
  return cache.answer(index, vin, today);
}
