import type { ElementGroup } from './decoded-vin.ts';
import type { VpicIndex } from './format/vpic-index.ts';

/** Data shared by all answers with the same elements. */
interface Shape {
  readonly groups: readonly ElementGroup[];
  /**
   * A template object with all keys and no values. Copying and filling it is faster than adding keys one by one;
   * JSON.parse is how to get an object that engines lay out as a record. Created on second use, since many element sets
   * are seen only once.
   */
  blank: Record<string, string> | undefined;
}

/** Elements that depend on the VIN itself; they come last. */
const LAST = ['Vehicle Descriptor', 'Error Text'] as const;

/** Cached shapes in each of two generations, and cached element sets per group. */
const GENERATION = 2048;

class Shapes {
  private recent = new Map<string, Shape>();
  private older = new Map<string, Shape>();
  private readonly names: readonly string[];
  /** Group of each slot, by index in the order elements name them. */
  private readonly groupOf: readonly number[];
  private readonly groupNames: readonly string[];
  /** A group's elements by slots; only a few combinations occur. */
  private groups = new Map<string, ElementGroup>();

  constructor(index: VpicIndex) {
    const { elements } = index.meta;
    this.names = elements.map(({ name }) => name);
    this.groupNames = [...new Set(elements.map(({ group }) => group))];
    this.groupOf = elements.map(({ group }) => this.groupNames.indexOf(group));
  }

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

  /** Returns the elements of some slots in that order, followed by the VIN-dependent ones, still empty. */
  fill(shape: Shape, slots: readonly number[], texts: readonly string[]): Record<string, string> {
    const elements: Record<string, string> = { ...shape.blank };
    for (let at = 0; at < slots.length; at += 1) {
      elements[this.names[slots[at] as number] as string] = texts[at] as string;
    }
    return elements;
  }

  private blankOf(slots: readonly number[]): Record<string, string> {
    const names = [...slots.map((slot) => this.names[slot] ?? ''), ...LAST];
    return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])))) as Record<string, string>;
  }

  /** Returns the groups in the order of their first elements. */
  private groupsOf(slots: readonly number[]): readonly ElementGroup[] {
    const order: number[] = [];
    const members: string[] = [];
    for (const slot of slots) {
      const group = this.groupOf[slot] as number;
      if (members[group] === undefined) order.push(group);
      members[group] = (members[group] ?? '') + String.fromCharCode(slot);
    }
    return Object.freeze(order.map((group) => this.groupOfSlots(group, members[group] as string)));
  }

  private groupOfSlots(group: number, slots: string): ElementGroup {
    let known = this.groups.get(slots);
    if (known === undefined) {
      const elements = Array.from(slots, (slot) => this.names[slot.charCodeAt(0)] as string);
      known = Object.freeze({ name: this.groupNames[group] as string, elements: Object.freeze(elements) });
      if (this.groups.size >= GENERATION) this.groups = new Map();
      this.groups.set(slots, known);
    }
    return known;
  }
}

const shapes = new WeakMap<VpicIndex, Shapes>();

/** Named elements; objects are created lazily. */
export interface NamedElements {
  readonly groups: readonly ElementGroup[];
  /**
   * Returns the elements by vPIC variable name, in the index's element order. VIN-dependent ones come last: `Vehicle
   * Descriptor` and `Error Text`. A new object on every call.
   */
  withErrorText(errorText: string): Record<string, string>;
}

/**
 * @param slots ascending
 * @param texts of the slots
 */
export function nameElements(
  index: VpicIndex,
  slots: readonly number[],
  texts: readonly string[],
  descriptor: string,
): NamedElements {
  let known = shapes.get(index);
  if (!known) shapes.set(index, (known = new Shapes(index)));
  return new NamedSlots(known, slots, texts, descriptor);
}

class NamedSlots implements NamedElements {
  private readonly shape: Shape;

  constructor(
    private readonly shapes: Shapes,
    private readonly slots: readonly number[],
    private readonly texts: readonly string[],
    private readonly descriptor: string,
  ) {
    this.shape = shapes.of(slots);
  }

  get groups(): readonly ElementGroup[] {
    return this.shape.groups;
  }

  withErrorText(errorText: string): Record<string, string> {
    const elements = this.shapes.fill(this.shape, this.slots, this.texts);
    elements['Vehicle Descriptor'] = this.descriptor;
    elements['Error Text'] = errorText;
    return elements;
  }
}
