import type { VpicIndex } from './format/vpic-index.ts';
import { type VinAnswer, answerVehicle } from './vin-answer.ts';

/** Answers kept in each of two generations; an answer takes about 2 KB. */
const GENERATION = 2048;
const DAY = 86_400_000;

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
    const answer = answerVehicle(index, vin, today);
    if (positions === undefined && this.positions.size < GENERATION * 8) this.positions.set(kind, answer.positions);
    this.keep(keyOf(kind, vin, positions ?? answer.positions), answer);
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
