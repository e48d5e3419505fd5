import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from './file-name.ts';

describe('sanitizing file names', () => {
  it.each([
    ['title front.PNG', 'picture', 'title front.jpg'],
    ['../../etc/passwd', 'text', 'passwd.txt'],
    ['C:\\Users\\Ana\\factura nº 7.pdf', 'pdf', 'factura nº 7.pdf'],
    ['scan.pdf.exe', 'pdf', 'scan.pdf.pdf'],
    ['invoice\u202Efdp.exe', 'pdf', 'invoicefdp.pdf'],
    ['a\u0000b\r\nc\u2028d.txt', 'text', 'abcd.txt'],
    ['.htaccess', 'text', 'file.txt'],
    ['prices.csv', 'text', 'prices.txt'],
    ['<img src=x>.jpg', 'picture', '-img src=x-.jpg'],
    ['', 'pdf', 'file.pdf'],
    [`${'🚗'.repeat(200)}.jpg`, 'picture', `${'🚗'.repeat(80)}.jpg`],
  ] as const)('turns %j as %s into %j', (given, kind, name) => {
    expect(cleanName(given, kind)).toBe(name);
  });

  it('never returns a folder, a control character, or more than 84 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const name = cleanName(given, 'text');
        expect(name).not.toMatch(/[/\\\p{C}]/u);
        expect([...name].length).toBeLessThanOrEqual(84);
        expect(name).toMatch(/[^.]\.txt$/u);
      }),
    );
  });
});
