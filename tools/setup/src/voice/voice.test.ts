import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES } from '@vinlore/brand';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { type Catalog, readCatalogs } from './catalogs.ts';
import { britishIn, type CatalogText, SPECIFIED, VOICE_RULES } from './rules.ts';

const faultOf = (name: string, text: string, more: Partial<CatalogText> = {}) =>
  VOICE_RULES.find((rule) => rule.name === name)!.fault({ language: 'en', key: 'a.text', text, ...more });

/** Names of the values in a compiled text, including those in plurals. */
function placeholdersIn(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , options] = token as [string, string?, Record<string, unknown>?];
    return [name, ...Object.values(options ?? {}).flatMap(placeholdersIn)];
  });
}

let catalogs: Catalog[] = [];
beforeAll(async () => {
  catalogs = await readCatalogs();
});

describe('the writing rules', () => {
  it.each([
    ['words', 'Your e-mail', {}],
    ['words', 'Elige tu coche', { language: 'es' }],
    ['american', 'Choose a colour', {}],
    ['american', 'The order was cancelled', {}],
    ['ellipsis', 'Loading …', {}],
    ['apostrophe', "You can't", {}],
    ['length', 'Everything that you ever wanted to know about this car', { key: 'page.title' }],
    ['length', 'Send it to all of them', { key: 'form.send' }],
    ['length', 'Save everything you changed', { key: 'form.save' }],
    ['length', 'Documentation of manufacturers’ specifications everywhere', { key: 'page.title' }],
    ['length', `${'Write it down. '.repeat(8)}`, { key: 'form.hint' }],
    ['period', 'Delete your account.', { key: 'page.title' }],
    ['sentence-case', 'Payment History', {}],
    ['sentence-case', 'Window Sticker', {}],
    ['sentence-case', 'Account Manager', {}],
  ] as const)('%s: refuse "%s"', (name, text, more) => {
    expect(faultOf(name, text, more)).not.toBeNull();
  });

  it.each([
    ['words', 'Check your email inbox', {}],
    ['words', 'Sign in to see what {nobody} sees', {}],
    ['american', 'The color of a canceled order', {}],
    ['american', 'Colour', { language: 'es' }],
    ['ellipsis', 'Loading…', {}],
    ['apostrophe', 'You can’t', {}],
    ['length', 'A sentence of many words is what a hint is there for', { key: 'form.hint' }],
    ['length', '{count, plural, one {# car} other {# cars of {name}}} on your list', { key: 'page.title' }],
    ['period', 'Delete your account', { key: 'page.title' }],
    ['sentence-case', 'Payment history', {}],
    ['sentence-case', 'A VIN of Ford', {}],
    ['sentence-case', 'En Canadá', {}],
    ['american', 'Licensed under the Open Government Licence – Canada', {}],
    ['sentence-case', 'New Hampshire', { key: 'region.NH' }],
  ] as const)('%s: accept "%s"', (name, text, more) => {
    expect(faultOf(name, text, more)).toBeNull();
  });
});

describe('every text of the product', () => {
  it('is found in the catalogs', () => {
    expect(catalogs.length).toBeGreaterThan(60);
  });

  it('exists in both languages under the same key', () => {
    for (const { file, texts } of catalogs)
      expect(Object.keys(texts.es).sort(), file).toEqual(Object.keys(texts.en).sort());
  });

  it('is valid ICU MessageFormat', () => {
    const broken = catalogs.flatMap(({ file, texts }) =>
      LANGUAGES.flatMap((language) =>
        Object.entries(texts[language]).flatMap(([key, text]) => {
          try {
            compileMessage(text);
            return [];
          } catch (error) {
            return [`${file} ${key} (${language}): ${String(error)}`];
          }
        }),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('is exempt from the rules only if the specification quotes it', () => {
    const specification = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8').replaceAll(/\s+/g, ' ');
    for (const [key, text] of Object.entries(SPECIFIED)) {
      expect(specification).toContain(text);
      expect(catalogs.map(({ texts }) => texts.en[key])).toContain(text);
    }
  });

  it('uses the same values in both languages', () => {
    // `{day_on}` is another form of `{day}`: languages differ in which one they need.
    const valuesOf = (text: string) =>
      [...new Set(placeholdersIn(compileMessage(text)).map((name) => name.replace(/_.*$/, '')))].sort();
    const apart = catalogs.flatMap(({ file, texts }) =>
      Object.entries(texts.en)
        .filter(([key, text]) => valuesOf(text).join() !== valuesOf(texts.es[key]!).join())
        .map(([key]) => `${file} ${key}`),
    );
    expect(apart).toEqual([]);
  });

  it('follows the rules (CONTRIBUTING.md, Texts)', () => {
    const faults = catalogs.flatMap(({ file, texts }) =>
      LANGUAGES.flatMap((language) =>
        Object.entries(texts[language])
          .filter(([key, text]) => SPECIFIED[key] !== text)
          .flatMap(([key, text]) =>
            VOICE_RULES.flatMap(({ name, fault }) => {
              const found = fault({ language, key, text });
              return found ? [`${file} ${key} (${language}) – ${name}: ${found}`] : [];
            }),
          ),
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe('code, comments, and documents', () => {
  /** Exempt spellings: HTML attributes, names of libraries and licenses, and stored columns and values. */
  const KEPT =
    /aria-labelledby|toColourspace|primaryColour|Open Government Licence|cancell(ed|ing)|\bcolour text|column colour|fields\.colour|colour: (?:name|'color')|vehicle_plate\.colour/gi;

  it('use American spelling', () => {
    const files = execFileSync('git', ['ls-files', 'apps', 'libs', 'tools', 'docs', '*.md'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.(tsx?|mjs|css|typ|sql|md)$/.test(file) && !file.startsWith('tools/setup/src/voice/'));
    const faults = files.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const fault = britishIn(line.replaceAll(KEPT, ''));
          return fault ? [`${file}:${at + 1} ${fault}`] : [];
        }),
    );
    expect(faults).toEqual([]);
  });
});
