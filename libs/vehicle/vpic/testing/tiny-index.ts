import { ELEMENTS, SLOT, SLOT_COUNT } from '../src/elements.ts';
import { openIndex } from '../src/format/open-index.ts';
import { encodeKey, parseKey } from '../src/format/pattern-key.mjs';
import type { VpicIndex } from '../src/format/vpic-index.ts';
import { encodeEngine, encodeSchema, encodeWmi, writeIndex } from '../src/format/write-index.mjs';

/** A pattern as a test writes it; `make` goes with the element Model, `rank` with patterns that schemas disagree on. */
export interface TinyPattern {
  key: string;
  element: string;
  value: string;
  make?: string;
  rank?: number;
}

export interface TinyWmi {
  wmi: string;
  manufacturer?: string;
  vehicleType?: number;
  truckType?: number;
  /** Day since 1970, 1 unless given. */
  availableDay?: number;
  makes?: string[];
  /** Schema by its place, and the years for which it applies. */
  links?: [schema: number, from: number, to: number | null][];
}

/** An index that holds just what a test needs, written and opened by the real writer and reader. */
export function tinyIndex(
  wmis: TinyWmi[],
  schemas: TinyPattern[][] = [],
  engines: Record<string, Record<string, string>> = {},
): VpicIndex {
  const values: string[][] = ELEMENTS.map(() => []);
  const makes: string[] = [];
  const modelMakes: number[] = [];
  const place = (list: string[], text: string): number =>
    list.includes(text) ? list.indexOf(text) : list.push(text) - 1;
  const slotOf = (name: string): number => ELEMENTS.findIndex((element) => element.name === name);
  const valueOf = ({ element, value, make }: TinyPattern): number => {
    const at = place(values[slotOf(element)] as string[], value);
    if (element === 'Model') modelMakes[at] = place(makes, make ?? 'Make');
    return at;
  };
  values[SLOT.vehicleType] = Array.from({ length: 14 }, (_, type) => `Type ${type}`);
  const keys = [...new Set(schemas.flat().map(({ key }) => key))].sort();
  const packed = schemas.map((patterns) => {
    const own = [...new Set(patterns.map(({ key }) => keys.indexOf(key)))].sort((one, other) => one - other);
    const slots = [...new Set(patterns.map(({ element }) => slotOf(element)))].sort((one, other) => one - other);
    const ordered = slots.map((slot) => patterns.filter(({ element }) => slotOf(element) === slot));
    return encodeSchema({
      keys: own,
      groups: ordered.map((group, at) => ({
        slot: slots[at] as number,
        patterns: group.map((pattern) => [own.indexOf(keys.indexOf(pattern.key)), valueOf(pattern)]),
      })),
      ranks: ordered.flat().flatMap(({ rank }, at): [number, number][] => (rank ? [[at, rank]] : [])),
    });
  });
  const facts = Object.entries(engines).map(([model, known]) =>
    encodeEngine({
      model: place(values[SLOT.engineModel] as string[], model),
      facts: Object.entries(known).map(([element, value]) => [
        slotOf(element),
        place(values[slotOf(element)] as string[], value),
      ]),
    }),
  );
  const sorted = [...wmis].sort((one, other) => (one.wmi < other.wmi ? -1 : 1));
  const manufacturers = sorted.map(({ manufacturer }) => manufacturer ?? 'MAKER');
  const records = sorted.map((wmi, at) =>
    encodeWmi({
      manufacturer: at,
      vehicleType: wmi.vehicleType ?? 2,
      truckType: wmi.truckType ?? 0,
      availableDay: wmi.availableDay ?? 1,
      makes: (wmi.makes ?? []).map((make) => place(makes, make)),
      links: (wmi.links ?? [])
        .map(([schema, from, to]) => ({ schema, from, to }))
        .sort((one, other) => other.from - one.from),
    }),
  );
  const lists = [...values, makes, manufacturers];
  const bases = lists.map((_, at) => lists.slice(0, at).reduce((sum, list) => sum + list.length, 0));
  if (bases.length !== SLOT_COUNT + 2) throw new Error('A list is missing.');
  return openIndex(
    writeIndex({
      shardKey: null,
      asOf: 20260312,
      wmiTexts: sorted.map(({ wmi }) => wmi),
      wmis: records,
      strings: lists.flat(),
      bases,
      modelMakes: Array.from(modelMakes, (make) => make ?? 0),
      keys: keys.map((key) => encodeKey(parseKey(key) as Int32Array)),
      schemas: packed,
      engines: facts,
    }),
  );
}
