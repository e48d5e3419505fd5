import type { ElementGroup } from './decoded-vin.ts';
import { ELEMENTS } from './elements.ts';
import { CLEAN_TEXT } from './rules/error-codes.ts';

/** What all answers with the same elements share. */
interface Shape {
  groups: readonly ElementGroup[];
  /**
   * An object with all the keys and no values yet. Copies of it are filled faster than objects to which one key after
   * another is added; JSON.parse is the way to get one that engines lay out as a record.
   */
  blank: Record<string, string>;
}

/** Few sets of elements exist; the bound is for data that was never seen. */
const MOST_SHAPES = 2048;
const shapes = new Map<number, Shape>();

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
  const shape = shapes.get(present) ?? learnShape(present, texts);
  const elements = { ...shape.blank };
  for (let slot = 0; slot < ELEMENTS.length; slot += 1) {
    const text = texts[slot];
    if (text !== undefined) elements[(ELEMENTS[slot] as { name: string }).name] = text;
  }
  elements['Vehicle Descriptor'] = descriptor;
  return { elements: Object.freeze(elements), groups: shape.groups };
}

function learnShape(present: number, texts: readonly (string | undefined)[]): Shape {
  const groups = new Map<string, string[]>();
  const names: string[] = [];
  ELEMENTS.forEach(({ name, group }, slot) => {
    if (texts[slot] === undefined) return;
    names.push(name);
    const members = groups.get(group);
    if (members) members.push(name);
    else groups.set(group, [name]);
  });
  const keys = Object.fromEntries([...names, 'Vehicle Descriptor'].map((name) => [name, '']));
  const shape: Shape = {
    groups: Object.freeze(
      [...groups].map(([name, members]) => Object.freeze({ name, elements: Object.freeze(members) })),
    ),
    blank: JSON.parse(JSON.stringify({ ...keys, 'Error Text': CLEAN_TEXT })) as Record<string, string>,
  };
  if (shapes.size >= MOST_SHAPES) shapes.clear();
  shapes.set(present, shape);
  return shape;
}
