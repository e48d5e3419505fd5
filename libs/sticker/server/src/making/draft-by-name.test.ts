import { expect, it } from 'vitest';
import { isFault } from './draft.ts';
import { draftOfClassic } from './draft-by-name.ts';

/** What the catalog is asked about a 1967 Mustang, with what its owner states as the series. */
function askedFor(trim: string) {
  const naming = { year: 1967, make: 'Ford', model: 'Mustang', trim, vin: '7F02C100108', manual: false };
  const drafted = draftOfClassic(naming, null);
  if (isFault(drafted)) throw new Error(drafted.fault);
  return drafted;
}

it.each(['', 'Mustang', 'MUSTANG'])('a series that the number says anyway ("%s") is no trim', (stated) => {
  expect(askedFor(stated).query).toMatchObject({ trim: null });
  expect(askedFor(stated).vehicle).not.toHaveProperty('classic.trim');
});

it('a trim that the number does not say is asked for, and kept as stated', () => {
  expect(askedFor('GT Fastback').query).toMatchObject({ trim: 'GT Fastback' });
  expect(askedFor('GT Fastback').vehicle).toHaveProperty('classic.trim', 'GT Fastback');
});
