import { type Catalogue, createTranslator, type DocumentTexts, type Language, type Messages } from '@vinlore/i18n';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { precompile } from './precompile-messages.ts';

/** The catalogues of all screens and documents, by file: a tool imports none of the product's libs. */
const catalogues = Object.values(
  import.meta.glob<Record<string, unknown>>(
    '../../../{apps/*,libs/*/feature,libs/*/desk,libs/*/domain,libs/shared/*}/src/**/messages/index.ts',
    { eager: true },
  ),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Catalogue | DocumentTexts => typeof value === 'object' && value !== null && 'es' in value);

/** A value for whatever a text asks for, that fits numbers as well as words. */
const VALUES = new Proxy({} as Record<string, number>, { get: () => 2, has: () => true });

/** What a build makes of texts. */
const built = (texts: Messages): Messages => {
  const code = precompile(`export const en = ${JSON.stringify(texts)};`, parseAst);
  return JSON.parse(code.slice('export const en = '.length, -1)) as Messages;
};

describe('precompiled messages', () => {
  it('say the same as texts that are compiled in the browser, in both languages', async () => {
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

  it('leave alone what has no placeholder and what is no text', () => {
    const code = `const a = { 'x.plain': 'Log in', kind: '{x}', 'x.name': '{name}' };`;
    expect(precompile(code, parseAst)).toBe(`const a = { 'x.plain': 'Log in', kind: '{x}', 'x.name': [["name"]] };`);
  });
});
