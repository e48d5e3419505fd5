import { mayBeClassic, plainVin, VIN_LENGTH } from '@vinlore/vehicle-domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, lookUpOf, mayBeSent } from './look-up-state.ts';

const vinCharacter = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
const vinText = (minLength: number, maxLength: number) => fc.string({ unit: vinCharacter, minLength, maxLength });
const anyText = fc.string({ unit: 'grapheme', maxLength: 40 }).map(plainVin);

describe('lookUpOf', () => {
  it("docs/decisions.md §4: never calls a VIN classic or too short while it's being typed", () => {
    fc.assert(
      fc.property(vinText(1, VIN_LENGTH - 1), (vin) => {
        expect(lookUpOf(vin, false).kind).toBe('typing');
      }),
    );
  });

  it('spec §4: on submit, treats 14 characters or fewer as classic and 15 or 16 as too short', () => {
    fc.assert(
      fc.property(vinText(1, VIN_LENGTH - 1), (vin) => {
        expect(lookUpOf(vin, true).kind).toBe(vin.length <= 14 ? 'classic' : 'short');
      }),
    );
  });

  it('look.md: finds I, O, and Q in any position and offers digits instead', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABIOQ019'), minLength: 17, maxLength: 17 }), (vin) => {
        const look = lookUpOf(vin, false);
        const expected = [...vin].flatMap((character, index) => ('IOQ'.includes(character) ? [index + 1] : []));
        if (expected.length === 0) {
          expect(look.kind).toBe('whole');
          return;
        }
        expect(look).toMatchObject({ kind: 'wrong', positions: expected });
        if (look.kind === 'wrong') expect(lookUpOf(look.fixed, false).kind).toBe('whole');
      }),
    );
  });

  it('sends only a complete or classic VIN', () => {
    fc.assert(
      fc.property(anyText, (vin) => {
        const clean = /^[A-HJ-NPR-Z0-9]*$/.test(vin) || mayBeClassic(vin);
        const length = [...vin].length;
        expect(mayBeSent(lookUpOf(vin, true))).toBe(clean && (length === 17 || (length > 0 && length <= 14)));
      }),
    );
  });
});

describe('cellsOf', () => {
  it('ISO 3779: groups 3, 6, and 8 characters from the first one on', () => {
    fc.assert(
      fc.property(vinText(0, VIN_LENGTH), (vin) => {
        const groups = cellsOf(vin, lookUpOf(vin, false));
        expect(groups.map((group) => group.length)).toEqual([3, 6, 8]);
      }),
    );
  });

  it('keeps a classic VIN in one group', () => {
    expect(cellsOf('7F02C100108', lookUpOf('7F02C100108', true)).map((group) => group.length)).toEqual([11]);
  });

  it('draws every character once and in order, for any input', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (vin, submitted) => {
        const cells = cellsOf(vin, lookUpOf(vin, submitted)).flat();
        expect(cells.map(({ character }) => character ?? '').join('')).toBe(vin);
        expect(cells.map(({ position }) => position)).toEqual(cells.map((_, index) => index + 1));
      }),
    );
  });
});
