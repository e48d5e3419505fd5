import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueInWords } from '../index.ts';

describe('valueInWords', () => {
  it("docs/decisions.md §1: translates list values to the reader's language", () => {
    expect(valueInWords('Fuel Type - Primary', 'Gasoline', 'es')).toBe('Gasolina');
    expect(valueInWords('Plant Country', 'UNITED STATES (USA)', 'es')).toBe('EE. UU.');
    expect(valueInWords('Body Class', 'Sedan/Saloon', 'en')).toBe('Sedan');
  });

  it("docs/decisions.md §5: doesn't guess at values that aren't in a list", () => {
    expect(valueInWords('Trim', 'Gasoline', 'es')).toBeNull();
    expect(valueInWords('Fuel Type - Primary', 'Moonshine', 'es')).toBeNull();
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const said = valueInWords(name, value, 'en');
        expect(said === null || said.length > 0).toBe(true);
      }),
    );
    expect(valueInWords('Body Class', 'constructor', 'en')).toBeNull();
    expect(valueInWords('toString', 'x', 'en')).toBeNull();
  });
});
