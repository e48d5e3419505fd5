import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrSvg } from './qr.ts';

/** Paints the path's runs back into a grid of modules. */
function modules(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+)/u.exec(svg)?.[1]);
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    for (let i = 0; i < Number(width); i++) grid[Number(y)]![Number(x) + i] = true;
  }
  return grid;
}

test("report-and-sticker, paper: the QR code is a vector image of exactly the code's modules", () => {
  const text = 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E';
  expect(modules(qrSvg(text))).toEqual(encode(text, { ecc: 'M', border: 0 }).data);
});

test('an address of up to 78 bytes has 33 modules or fewer, whatever its host', () => {
  const sizes = Array.from(
    { length: 78 },
    (_, i) => modules(qrSvg(`https://a/${'x'.repeat(i)}`.slice(0, i + 1))).length,
  );
  expect(Math.max(...sizes)).toBe(33);
  expect(modules(qrSvg('x'.repeat(62)))).toEqual(encode('x'.repeat(62), { ecc: 'M', border: 0 }).data);
});

test('a text too long for a QR code is rejected', () => {
  expect(() => qrSvg('x'.repeat(5000))).toThrow();
});
