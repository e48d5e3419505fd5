import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettermark } from './lettermark.ts';
import { logoFault } from './logo-fault.ts';

describe('the placeholder logo', () => {
  it('is a valid logo for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        expect(logoFault(lettermark(name, '#142b4f', '#ffffff'))).toBeNull();
      }),
    );
  });

  it('shows the first letter without accents, or a ring if there is none', () => {
    const mark = (name: string) => lettermark(name, '#142b4f', '#ffffff');
    expect(mark('Águila Autos')).toBe(mark('autolore'));
    expect(mark('4 Ruedas')).not.toBe(mark('Cuatro'));
    expect(mark('車')).toBe(mark('¡Auto!'));
  });
});
