import { loadBrands } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logoProblem } from './logo-problem.ts';

const brand = testBrand({ key: 'one' });
const square = (fill: string, inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="${fill}"/>${inner}</svg>`;

describe('WCAG 2.2, 1.4.11: a logo is visible on the header in light and dark, and in print', () => {
  it('accepts the logos that ship', async () => {
    for (const shipped of loadBrands(join(import.meta.dirname, '../../../../../apps/brands')))
      expect(await logoProblem(shipped.logo, shipped), shipped.key).toBeNull();
  });

  it.each([
    ['nothing drawn', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>', 'blank'],
    ['fully transparent', square('none'), 'blank'],
    ['a tiny dot', square('none', '<path d="M0 0h1v1H0z" fill="#0b8049"/>'), 'blank'],
    ['an invalid SVG', 'no drawing', 'blank'],
    ['white on a light header', square('#ffffff'), 'light'],
    ['black on a dark header', square('#000000'), 'dark'],
    ['visible on all backgrounds', square('#808080'), null],
    ['dark with a light shape on it', square('#000000', '<path d="M2 2h4v4H2z" fill="#ffffff"/>'), null],
  ])('%s', async (_name, logo, problem) => {
    expect(await logoProblem(logo, brand)).toBe(problem);
  });

  it('rejects white in print, even if the header is dark in both schemes', async () => {
    const { light, dark } = brand.theme.semantic;
    const night = { ...brand.theme, semantic: { ...brand.theme.semantic, light: { ...light, head: dark.head } } };
    expect(await logoProblem(square('#ffffff'), { theme: night })).toBe('paper');
  });
});
