import type { ElementGroup } from './decoded-vin.ts';
import { ELEMENTS } from './elements.ts';
import { CLEAN_TEXT } from './rules/error-codes.ts';

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

/** Shapes kept in each of two generations. */
const GENERATION = 2048;
let recent = new Map<number, Shape>();
let older = new Map<number, Shape>();

/**
 * The elements by vPIC's variable names, and the groups of those present, in the order of the element table. vPIC's
 * elements that depend on the VIN alone come last: `Vehicle Descriptor`, and `Error Text` as for a VIN without errors.
 *
 * @param texts by slot
 */
export function nameElements(
  texts: readonly (string | undefined)[],
  descriptor: string,
): { elements: Readonly<Record<string, string>>; groups: readonly ElementGroup[] } {
  let present = 0;
  for (let slot = 0; slot < ELEMENTS.length; slot += 1) present = present * 2 + (texts[slot] === undefined ? 0 : 1);
  const shape = shapeOf(present, texts);
  const elements: Record<string, string> = { ...shape.blank };
  for (let slot = 0; slot < ELEMENTS.length; slot += 1) {
    const text = texts[slot];
    if (text !== undefined) elements[(ELEMENTS[slot] as { name: string }).name] = text;
  }
  elements['Vehicle Descriptor'] = descriptor;
  elements['Error Text'] = CLEAN_TEXT;
  return { elements: Object.freeze(elements), groups: shape.groups };
}

function shapeOf(present: number, texts: readonly (string | undefined)[]): Shape {
  let shape = recent.get(present);
  if (shape) {
    shape.blank ??= blankOf(texts);
    return shape;
  }
  shape = older.get(present) ?? { groups: groupsOf(texts), blank: undefined };
  recent.set(present, shape);
  if (recent.size >= GENERATION) {
    older = recent;
    recent = new Map();
  }
  return shape;
}

function blankOf(texts: readonly (string | undefined)[]): Record<string, string> {
  const names = ELEMENTS.filter((_, slot) => texts[slot] !== undefined).map(({ name }) => name);
  const keys = [...names, 'Vehicle Descriptor', 'Error Text'].map((name) => [name, '']);
  return JSON.parse(JSON.stringify(Object.fromEntries(keys))) as Record<string, string>;
}

function groupsOf(texts: readonly (string | undefined)[]): readonly ElementGroup[] {
  const groups = new Map<string, string[]>();
  ELEMENTS.forEach(({ name, group }, slot) => {
    if (texts[slot] === undefined) return;
    const members = groups.get(group);
    if (members) members.push(name);
    else groups.set(group, [name]);
  });
  const made = [...groups].map(([name, members]) => Object.freeze({ name, elements: Object.freeze(members) }));
  return Object.freeze(made);
}
