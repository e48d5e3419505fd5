import { type Catalogue, createTranslator, type DocumentTexts, type Language, type Messages } from '@vinlore/i18n';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { precompile } from './precompile-messages.ts';

/** The catalogs of all screens and documents, by file, because a tool may not import the product's libs. */
const catalogues = Object.values(
  import.meta.glob<Record<string, unknown>>(
    '../../../{apps/*,libs/*/feature,libs/*/desk,libs/*/domain,libs/shared/*}/src/**/messages/index.ts',
    { eager: true },
  ),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Catalogue | DocumentTexts => typeof value === 'object' && value !== null && 'es' in value);

/** A placeholder value that works as a number and as text. */
const VALUES = new Proxy({} as Record<string, number>, { get: () => 2, has: () => true });

/** Texts after a build. */
const built = (texts: Messages): Messages => {
  const code = precompile(`export const en = ${JSON.stringify(texts)};`, parseAst);
  return JSON.parse(code.slice('export const en = '.length, -1)) as Messages;
};

describe('precompiled messages', () => {
  it('match texts compiled in the browser, in both languages', async () => {
    expect(catalogues.length).toBeGreaterThan(10);
    for (const { en, es } of catalogues)
      for (const [language, texts] of [
        ['en', en],
        ['es', typeof es === 'function' ? await es() : es],
      ] satisfies [Language, Messages][]) {
        const before = createTranslator(language, texts);
        const after = createTranslator(language, built(texts));
        for (const key of Object.keys(texts)) expect(after.t(key, VALUES), key).toBe(before.t(key, VALUES));
      }
  });

  it('leave texts without placeholders and other strings alone', () => {
    const code = `const a = { 'x.plain': 'Log in', kind: '{x}', 'x.name': '{name}' };`;
    expect(precompile(code, parseAst)).toBe(`const a = { 'x.plain': 'Log in', kind: '{x}', 'x.name': [["name"]] };`);
  });
});
