import { MODEL } from './element-ids.mjs';
import { Numbered } from './numbered.mjs';

/** Values of each element, numbered in order of first use to replace attributes. */
export class Values {
  constructor(release, elements, slotOf) {
    this.release = release;
    this.elements = elements;
    this.modelSlot = slotOf.get(MODEL);
    this.lists = elements.map(() => new Numbered());
    this.makes = new Numbered();
  }

  place(slot, attribute) {
    return this.lists[slot].place(attribute);
  }

  /** Text of each value; empty if vPIC's look-up table doesn't have it. */
  texts(slot) {
    const lookup = this.release.lookupOf(this.elements[slot].id);
    return this.lists[slot].texts.map((attribute) => clean(lookup ? (lookup.get(attribute) ?? '') : attribute));
  }

  /** vPIC ids of the values, for elements with a look-up table. */
  ids(slot) {
    if (!this.release.lookupOf(this.elements[slot].id)) return null;
    return this.lists[slot].texts.map((attribute) => (/^\d{1,9}$/.test(attribute) ? Number(attribute) : -1));
  }

  makeNames() {
    return this.makes.texts.map((id) => clean(this.release.lookups.get('make').get(id) ?? ''));
  }

  /** Name of a model's first make. */
  makeOfModel(model) {
    const [first] = this.release.makesOfModel.get(this.lists[this.modelSlot].texts[model]) ?? [];
    return first === undefined ? null : (this.release.lookups.get('make').get(first) ?? null);
  }

  /** Make of each model, plus additional ones if vPIC lists several. */
  modelMakes() {
    const more = [];
    const first = this.lists[this.modelSlot].texts.map((id, model) => {
      const makes = (this.release.makesOfModel.get(id) ?? []).map((make) => this.makes.place(make));
      for (const make of makes.slice(1)) more.push([model, make]);
      return makes[0] ?? 0xffff;
    });
    return { first, more };
  }
}

/** Like NHTSA, turns tabs and newlines into spaces. */
export const clean = (text) => text.replace(/[\t\r\n]/g, ' ');
