import { expect, it } from 'vitest';
import { isFault } from './draft.ts';
import { draftOfClassic } from './draft-by-name.ts';

/** Returns the catalog query for a 1967 Mustang with the owner's text as the series. */
function askedFor(trim: string) {
  const naming = { year: 1967, make: 'Ford', model: 'Mustang', trim, vin: '7F02C100108', manual: false };
  const drafted = draftOfClassic(naming, null);
  if (isFault(drafted)) throw new Error(drafted.fault);
  return drafted;
}

it.each(['', 'Mustang', 'MUSTANG'])(`doesn't use a series that the VIN encodes anyway ("%s") as a trim`, (stated) => {
  expect(askedFor(stated).query).toMatchObject({ trim: null });
  expect(askedFor(stated).vehicle).not.toHaveProperty('classic.trim');
});

it("looks up and keeps a trim that the VIN doesn't encode", () => {
  expect(askedFor('GT Fastback').query).toMatchObject({ trim: 'GT Fastback' });
  expect(askedFor('GT Fastback').vehicle).toHaveProperty('classic.trim', 'GT Fastback');
});
