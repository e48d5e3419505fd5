import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettermark } from './lettermark.ts';
import { logoFault } from './logo-fault.ts';

describe('a logo until somebody draws one', () => {
  it('is a logo, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        expect(logoFault(lettermark(name, '#142b4f', '#ffffff'))).toBeNull();
      }),
    );
  });

  it('shows the first letter, accents aside; a ring where there is none', () => {
    const mark = (name: string) => lettermark(name, '#142b4f', '#ffffff');
    expect(mark('Águila Autos')).toBe(mark('autolore'));
    expect(mark('4 Ruedas')).not.toBe(mark('Cuatro'));
    expect(mark('車')).toBe(mark('¡Auto!'));
  });
});
