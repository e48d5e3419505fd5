import { decodeYear, type YearAnswer } from './decode-year.ts';
import type { VpicIndex, WmiRecord } from './format/vpic-index.ts';
import { yearsToTry } from './rules/model-year.ts';
import { subjectOf } from './rules/vin-key.ts';
import { isPublic, recordOf } from './rules/wmi.ts';

/** What a VIN says of the vehicle, whatever its check digit and serial number: one answer for each year tried. */
export interface VinAnswer {
  /** Of the VIN's WMI, published or not. */
  record: WmiRecord | undefined;
  /** In the order in which NHTSA tries them; one of them is chosen by its errors (`chooseYear`). */
  years: readonly YearAnswer[];
}

export interface AnswerOptions {
  today: Date;
  /** The model year that the person gives. */
  year?: number | null;
  /** Only what holds whatever the positions are that are not known. */
  certain?: boolean;
}

/** Answers kept in each of two generations; an answer takes about 2 KB. */
const GENERATION = 2048;
const DAY = 86_400_000;

/**
 * Decodes a VIN for every year that NHTSA tries.
 *
 * @param vin upper case, at most 17 characters; `*` for what is not known
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
 * Answers by what they depend on. Two VINs of one WMI and model-year code that agree in every position which that
 * year's patterns look at say the same of the vehicle, whatever their serial numbers; so fleets and inventories are
 * decoded once per kind of vehicle.
 */
class AnswerCache {
  private readonly positions = new Map<string, number>();
  private recent = new Map<string, VinAnswer>();
  private older = new Map<string, VinAnswer>();

  constructor(readonly day: number) {}

  answer(index: VpicIndex, vin: string, today: Date): VinAnswer {
    const kind = kindOf(vin);
    const positions = this.positions.get(kind);
    if (positions !== undefined) {
      const known = this.find(keyOf(kind, vin, positions));
      if (known) return known;
    }
    const answer = answerVin(index, vin, { today });
    const looked = positions ?? Math.max(...answer.years.map((year) => year.positions));
    if (positions === undefined && this.positions.size < GENERATION * 8) this.positions.set(kind, looked);
    this.keep(keyOf(kind, vin, looked), answer);
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

/** VINs that are decoded with the same schemas: WMI, model-year code, and which cycle position 7 speaks for. */
function kindOf(vin: string): string {
  const cycle = (vin[6] as string) < 'A' ? '0' : 'A';
  return vin.slice(0, 3) + vin[9] + cycle + (vin[2] === '9' ? vin.slice(11, 14) : '');
}

/** The characters that an answer depends on: positions 4–8 and as many from position 10 on as are looked at. */
function keyOf(kind: string, vin: string, positions: number): string {
  return kind + vin.slice(3, 8) + vin.slice(9, positions + 4);
}

const caches = new WeakMap<VpicIndex, AnswerCache>();

/**
 * What a whole VIN says of the vehicle.
 *
 * @param vin 17 VIN characters, none of them `*`
 */
export function cachedAnswer(index: VpicIndex, vin: string, today: Date): VinAnswer {
  const day = Math.floor(today.getTime() / DAY);
  let cache = caches.get(index);
  if (!cache || cache.day !== day) caches.set(index, (cache = new AnswerCache(day)));
  return cache.answer(index, vin, today);
}
