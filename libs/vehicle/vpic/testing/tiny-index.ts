import { collectRelease } from '../build-index/release.mjs';
import { openIndex } from '../src/format/open-index.ts';
import type { VpicIndex } from '../src/format/vpic-index.ts';
import { TINY_ELEMENTS } from './tiny-elements.ts';

/** A pattern as written in a test; `make` is used with the element Model. Later in the list means older. */
export interface TinyPattern {
  key: string;
  element: string;
  value: string;
  make?: string;
}

export interface TinyWmi {
  wmi: string;
  manufacturer?: string;
  vehicleType?: number;
  truckType?: number;
  /** Publication date; null for never. */
  publicFrom?: string | null;
  makes?: string[];
  /** Schema by index, and the years it applies to. */
  links?: [schema: number, from: number, to: number | null][];
}

/**
 * Builds an index with just what a test needs, collected, written, and opened like a release.
 *
 * @param engines facts about engine models, by name
 */
export function tinyIndex(
  wmis: TinyWmi[],
  schemas: TinyPattern[][] = [],
  engines: Record<string, Record<string, string>> = {},
  complete = false,
): VpicIndex {
  const release = collectRelease({ complete });
  const ids = new Map<string, Map<string, string>>();
  /** Returns vPIC's id of a name in a look-up table, added on first use. */
  const number = (table: string, name: string): string => {
    let known = ids.get(table);
    if (!known) ids.set(table, (known = new Map()));
    let id = known.get(name);
    if (id === undefined) {
      known.set(name, (id = String(known.size + 1)));
      release.row(table, [id, name]);
    }
    return id;
  };
  for (const element of TINY_ELEMENTS) {
    const { id, name, group, lookup, dataType, weight } = element;
    release.row('element', [
      String(id),
      name,
      name,
      lookup,
      'f',
      group,
      dataType,
      'Pattern',
      weight === null ? null : String(weight),
    ]);
  }
  const elementOf = (name: string) => {
    const found = TINY_ELEMENTS.find((element) => element.name === name);
    if (!found) throw new Error(`The tiny index has no element ${name}.`);
    return found;
  };
  const attributeOf = ({ element, value, make }: Omit<TinyPattern, 'key'>): string => {
    const { id, lookup } = elementOf(element);
    if (id === 28) {
      const model = number('model', `${make ?? 'Make'} ${value}`);
      release.row('model', [model, value]);
      release.row('make_model', [number('make', make ?? 'Make'), model]);
      return model;
    }
    return lookup ? number(lookup.toLowerCase(), value) : value;
  };
  release.row('conversion', ['1', '11', '12', '#x# / 16.387064']);
  release.row('conversion', ['2', '12', '11', '#x# * 16.387064']);
  release.row('conversion', ['3', '11', '13', '#x# / 1000.']);
  for (let type = 1; type <= 13; type += 1) release.row('vehicletype', [String(type), `Type ${type}`]);
  let pattern = 0;
  let age = Date.UTC(2026, 2, 12);
  const earlier = (): string => new Date((age -= 1000)).toISOString().replace('T', ' ').slice(0, 23);
  schemas.forEach((patterns, schema) => {
    release.row('vinschema', [String(schema), 'f']);
    for (const one of patterns) {
      const attribute = attributeOf(one);
      release.row('pattern', [
        String((pattern += 1)),
        String(schema),
        one.key,
        String(elementOf(one.element).id),
        attribute,
        earlier(),
        null,
      ]);
    }
  });
  Object.entries(engines).forEach(([name, facts], engine) => {
    release.row('enginemodel', [String(engine), name]);
    for (const [element, value] of Object.entries(facts)) {
      const cells = [String((pattern += 1)), String(engine), String(elementOf(element).id)];
      release.row('enginemodelpattern', [...cells, attributeOf({ element, value }), earlier(), null]);
    }
  });
  wmis.forEach((wmi, id) => {
    const { publicFrom = '2015-01-01 00:00:00' } = wmi;
    const manufacturer = number('manufacturer', wmi.manufacturer ?? 'MAKER');
    const types = [String(wmi.vehicleType ?? 2), String(wmi.truckType ?? 0)];
    release.row('wmi', [String(id), wmi.wmi, manufacturer, ...types, publicFrom]);
    for (const make of wmi.makes ?? []) release.row('wmi_make', [String(id), number('make', make)]);
    for (const [schema, from, to] of wmi.links ?? []) {
      release.row('wmi_vinschema', [String(id), String(schema), String(from), to === null ? null : String(to)]);
    }
  });
  if (pattern === 0) release.newestChange = age;
  return openIndex(release.finish({ release: 'tiny' }).index);
}
