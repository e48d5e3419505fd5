import { accountMessages, letterMessages, memberMessages } from '@vinlore/account-feature';
import { createTranslator, type Messages } from '@vinlore/i18n';
import { uiMessages } from '@vinlore/ui';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { precompile } from './precompile-messages.ts';
import { membersMessages } from '../messages/index.ts';

const catalogues = [uiMessages, accountMessages, letterMessages, memberMessages, membersMessages];
const VALUES = {
  seconds: 7,
  limit: 1,
  count: 2,
  email: 'ana@example.com',
  name: 'Ana',
  brand: 'Vinlore',
  page: 'Login',
};

/** What a build makes of texts. */
const built = (texts: Messages): Messages => {
  const code = precompile(`export const en = ${JSON.stringify(texts)};`, parseAst);
  return JSON.parse(code.slice('export const en = '.length, -1)) as Messages;
};

describe('precompiled messages', () => {
  it('issue 2: say the same as texts that are compiled in the browser, in both languages', async () => {
    for (const { en, es } of catalogues)
      for (const [language, texts] of [
        ['en', en as Messages],
        ['es', (await es()) as Messages],
      ] as const) {
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
