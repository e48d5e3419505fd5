import { MOST_ITEMS } from '@vinlore/sticker-domain';
import { describe, expect, it } from 'vitest';
import { madeUpCatalogue } from '../testing/made-up-catalogue.ts';
import { choicesOf } from './choices.ts';
import { isUntouched, nothingChosen, selectedColors, selectedPackages, tick } from './chosen.ts';

const choices = choicesOf([madeUpCatalogue]);
const none = nothingChosen('');
const [drive, comfort] = choices.packages;

describe('choices', () => {
  it("spec §1: include preselected packages until they're deselected", () => {
    const names = (chosen: typeof none) =>
      selectedPackages(choices, chosen).flatMap(({ data }) => data.map((x) => x.name));
    expect(names(none)).toEqual(['289 V8']);
    expect(names(tick(none, drive!.items[0]!, false))).toEqual([]);
    expect(names(tick(none, comfort!.items[0]!, true))).toEqual(['289 V8', 'Power steering']);
  });

  it("spec §7: group packages by category_name plus data, with the catalog's code and price", () => {
    expect(selectedPackages(choices, none)).toEqual([
      { category_name: 'Engine and drive', data: [{ name: '289 V8', code: 'C', price: 10_563 }] },
    ]);
  });

  it('spec §1: omit packages after "No, I’m not sure", until an item is selected again', () => {
    const unsure = { ...none, packagesUnsure: true };
    expect(selectedPackages(choices, unsure)).toEqual([]);
    expect(selectedPackages(choices, tick(unsure, comfort!.items[0]!, true))).toHaveLength(2);
  });

  it("never exceed the confirmation's limit", () => {
    const long = Array.from({ length: MOST_ITEMS + 20 }, (_, place) => ({ ...drive!.items[0]!, key: String(place) }));
    const sent = selectedPackages({ ...choices, packages: [{ category: 'a', items: long }] }, none);
    expect(sent[0]!.data).toHaveLength(MOST_ITEMS);
  });

  it("have the catalog's color with code and value, or a custom name without them", () => {
    const chosen = { ...none, exterior: { listed: 'Candyapple Red' }, interior: { own: '  Azul índigo ' } };
    expect(selectedColors(choices, chosen)).toEqual({
      exterior: { name: 'Candyapple Red', code: 'T', hex: '#a31621' },
      interior: { name: 'Azul índigo', code: null, hex: null },
    });
  });

  it("omit a color that the trim doesn't have or whose name is empty", () => {
    const chosen = { ...none, exterior: { listed: 'Lime Gold' }, interior: { own: ' ' } };
    expect(selectedColors(choices, chosen)).toEqual({ exterior: null, interior: null });
  });

  it('are unchanged until they differ from what the car already states', () => {
    expect(isUntouched(choices, none, '')).toBe(true);
    expect(isUntouched(choices, { ...none, exterior: { own: '' } }, '')).toBe(true);
    expect(isUntouched(choices, { ...none, trim: 'GT' }, '')).toBe(false);
    expect(isUntouched(choices, { ...none, packagesUnsure: true }, '')).toBe(false);
    expect(isUntouched(choices, { ...none, interior: { listed: 'Black vinyl' } }, '')).toBe(false);
  });
});
