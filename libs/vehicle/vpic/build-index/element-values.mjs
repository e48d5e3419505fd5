import { MODEL } from './element-ids.mjs';
import { Numbered } from './numbered.mjs';

/** The values of each element: numbers instead of attributes, in the order of first use. */
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

  /** What each value reads; empty where vPIC's look-up table does not have it. */
  texts(slot) {
    const lookup = this.release.lookupOf(this.elements[slot].id);
    return this.lists[slot].texts.map((attribute) => clean(lookup ? (lookup.get(attribute) ?? '') : attribute));
  }

  /** vPIC's own numbers of the values, for elements with a look-up table. */
  ids(slot) {
    if (!this.release.lookupOf(this.elements[slot].id)) return null;
    return this.lists[slot].texts.map((attribute) => (/^\d{1,9}$/.test(attribute) ? Number(attribute) : -1));
  }

  makeNames() {
    return this.makes.texts.map((id) => clean(this.release.lookups.get('make').get(id) ?? ''));
  }

  /** The name of the first make of a model. */
  makeOfModel(model) {
    const [first] = this.release.makesOfModel.get(this.lists[this.modelSlot].texts[model]) ?? [];
    return first === undefined ? null : (this.release.lookups.get('make').get(first) ?? null);
  }

  /** The make of each model, and further ones where vPIC lists several. */
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

/** As NHTSA answers: tabs and line ends are blanks. */
export const clean = (text) => text.replace(/[\t\r\n]/g, ' ');
