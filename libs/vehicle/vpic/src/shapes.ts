import type { ElementGroup } from './decoded-vin.ts';
import type { VpicIndex } from './format/vpic-index.ts';

/** What all answers with the same elements share. */
interface Shape {
  groups: readonly ElementGroup[];
  /**
   * An object with all the keys and no values yet. Copies of it are filled faster than objects to which one key after
   * another is added; JSON.parse is the way to get one that engines lay out as a record. Made on second sight, since
   * many sets of elements are seen once.
   */
  blank: Record<string, string> | undefined;
}

/** Elements that depend on the VIN alone; they stand after all others. */
const LAST = ['Vehicle Descriptor', 'Error Text'] as const;

/** Shapes kept in each of two generations. */
const GENERATION = 2048;

class Shapes {
  private recent = new Map<string, Shape>();
  private older = new Map<string, Shape>();

  constructor(private readonly index: VpicIndex) {}

  of(slots: readonly number[]): Shape {
    const key = String.fromCharCode(...slots);
    let shape = this.recent.get(key);
    if (shape) {
      shape.blank ??= this.blankOf(slots);
      return shape;
    }
    shape = this.older.get(key) ?? { groups: this.groupsOf(slots), blank: undefined };
    this.recent.set(key, shape);
    if (this.recent.size >= GENERATION) {
      this.older = this.recent;
      this.recent = new Map();
    }
    return shape;
  }

  private blankOf(slots: readonly number[]): Record<string, string> {
    const names = [...slots.map((slot) => this.index.meta.elements[slot]?.name ?? ''), ...LAST];
    return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])))) as Record<string, string>;
  }

  private groupsOf(slots: readonly number[]): readonly ElementGroup[] {
    const groups = new Map<string, string[]>();
    for (const slot of slots) {
      const { name, group } = this.index.meta.elements[slot] ?? { name: '', group: '' };
      const members = groups.get(group);
      if (members) members.push(name);
      else groups.set(group, [name]);
    }
    const made = [...groups].map(([name, members]) => Object.freeze({ name, elements: Object.freeze(members) }));
    return Object.freeze(made);
  }
}

const shapes = new WeakMap<VpicIndex, Shapes>();

/**
 * The elements by vPIC's variable names, and the groups of those present, in the order of the index's elements. What
 * depends on the VIN alone comes last: `Vehicle Descriptor`, and `Error Text` as for a VIN without errors.
 *
 * @param texts by slot, in ascending order of slots
 */
export function nameElements(
  index: VpicIndex,
  texts: ReadonlyMap<number, string>,
  descriptor: string,
  errorText: string,
): { elements: Readonly<Record<string, string>>; groups: readonly ElementGroup[] } {
  let known = shapes.get(index);
  if (!known) shapes.set(index, (known = new Shapes(index)));
  const shape = known.of([...texts.keys()]);
  const elements: Record<string, string> = { ...shape.blank };
  for (const [slot, text] of texts) elements[index.meta.elements[slot]?.name ?? ''] = text;
  elements['Vehicle Descriptor'] = descriptor;
  elements['Error Text'] = errorText;
  return { elements: Object.freeze(elements), groups: shape.groups };
}
