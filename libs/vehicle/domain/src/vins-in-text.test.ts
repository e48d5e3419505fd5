import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, lettersForDigits, vinOfText, vinsInText } from './index.ts';

const FORD = '1FTFW1ET5DFC10312';
const VIN = `${FORD.slice(0, 8)}${checkDigit(FORD)}${FORD.slice(9)}`;
const HONDA = '1HGCM82633A004352';

describe('finding VINs in pasted text', () => {
  it.each([
    ['with words around it', `VIN: ${VIN} clean title`],
    ['after a label that touches it', `2013 F-150, VIN#${VIN}.`],
    ['after a label without a sign', `vin${VIN}`],
    ['in lower case, on a line of its own', `2013 Ford F-150\n\n${VIN.toLowerCase()}\nRuns great`],
    ['in an address', `https://example.com/decode?utm=x&vin=${VIN}&page=2`],
    ['in an encoded address', `https://example.com/?q=VIN%20${VIN}%0A`],
    ['in groups', `VIN ${VIN.slice(0, 3)}-${VIN.slice(3, 9)} ${VIN.slice(9)}, one owner`],
    ['in full-width characters', [...VIN].map((c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0)).join('')],
    ['with invisible marks', `\u200e${VIN.slice(0, 8)}\u200b${VIN.slice(8)}\u200e`],
    ['in quotes', `«${VIN}»`],
    ['with letters for digits', `Vin: ${VIN.replace('1', 'I').replace('0', 'O')} thanks`],
  ])('%s', (_how, text) => expect(vinsInText(text)).toEqual([VIN]));

  it('returns each of several VINs once, those with a matching check digit first', () => {
    const typo = VIN.replace('W', 'V');
    expect(vinsInText(`${typo} or ${VIN}; also ${HONDA}, ${VIN}`)).toEqual([VIN, HONDA, typo]);
  });

  it('keeps a mistyped VIN as is so it can be reported', () => {
    expect(vinsInText('VIN 1FTFO1ET5DFC10312 clean')).toEqual(['1FTFO1ET5DFC10312']);
  });

  it('takes the text after the word VIN if there is no complete VIN', () => {
    expect(vinsInText('1967 Mustang, VIN: 7F02C100108, project')).toEqual(['7F02C100108']);
    expect(vinsInText('VIN number is 1FTFW1ET5DFC1031')).toEqual(['1FTFW1ET5DFC1031']);
  });

  it.each([
    'internationalized words',
    'CONGRATULATIONSXX and 12345678901234567',
    'VIN clean title',
    'call 202-555-0143',
    'my provincial 2013',
    '',
  ])('finds none in %j', (text) => expect(vinsInText(text)).toEqual([]));

  it('finds a VIN whatever surrounds it, quickly for any text', () => {
    const around = fc.string().map((text) => text.slice(0, 200).replace(/[\p{L}\p{N}%]/gu, ''));
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(vinsInText(`${before} ${VIN} ${after}`)).toContain(VIN);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 4000 }), (text) => {
        for (const vin of vinsInText(text)) expect(vin).toMatch(/^[A-Z0-9]{5,17}$/);
      }),
    );
    const since = performance.now();
    vinsInText('1 '.repeat(50_000));
    vinsInText(`VIN${'-'.repeat(50_000)}`);
    expect(performance.now() - since).toBeLessThan(1_000);
  });
});

describe('letters read as digits', () => {
  it('are reported with their positions', () => {
    const typed = `${VIN.slice(0, 3)}-${VIN.slice(3).replace('0', 'O')}`;
    expect(lettersForDigits(`VIN I${typed.slice(1)} clean`, VIN)).toEqual([
      { position: 1, found: 'I', instead: '1' },
      { position: VIN.indexOf('0') + 1, found: 'O', instead: '0' },
    ]);
  });

  it('are empty if the text contains the VIN as is, or another VIN', () => {
    expect(lettersForDigits(`VIN: ${VIN.toLowerCase()} or ${VIN.replace('0', 'O')}`, VIN)).toEqual([]);
    expect(lettersForDigits(HONDA, VIN)).toEqual([]);
    expect(lettersForDigits('', VIN)).toEqual([]);
  });
});

describe('text submitted as a VIN', () => {
  it.each([
    [`VIN: ${VIN} clean title`, VIN],
    [`2013 Ford F-150, VIN#${VIN.toLowerCase()}.`, VIN],
    [`${HONDA}; also ${VIN}`, HONDA],
    ['VIN: 7F02C100108, project', '7F02C100108'],
  ])('%j means the VIN in it', (text, vin) => expect(vinOfText(text)).toBe(vin));

  it.each([
    VIN,
    `${VIN.slice(0, 3)}-${VIN.slice(3, 9)} ${VIN.slice(9)}`,
    '1FTFO1ET5DFC10312',
    'IHGCM82633A004352',
    '1HGCMM82633A004352',
    '1HGCM8*633A004352',
    '7F02C100108',
    '1HGCM82633A',
    'no VIN at all',
    '',
  ])('%j is taken as it is', (text) => expect(vinOfText(text)).toBe(text));
});
