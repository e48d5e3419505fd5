import { expect, it } from 'vitest';
import { reportTexts } from '../messages/index.ts';
import { reportView } from '../view/make-view.ts';
import { emptyReport, fullReport, madeUpEvent, madeUpReport } from '../view/testing/index.ts';
import { GLOSSARY, isOfAll } from './glossary.ts';

const termsOf = (...of: Parameters<typeof reportView>) => reportView(...of).glossary.map(({ key }) => key);
const branded = (brand: string) => madeUpReport({ events: [madeUpEvent('title', '2020', { detail: { brand } })] });

it.each(['en', 'es'] as const)('explains only terms that the report uses (%s)', (language) => {
  expect(termsOf(emptyReport, language)).not.toContain('flood');
  expect(termsOf(fullReport, language)).toContain('lien');
  expect(termsOf(fullReport, language)).not.toContain('lemon');
  expect(termsOf(fullReport, language).length).toBeLessThan(GLOSSARY.length);
});

it.each([
  ['01', 'flood'],
  ['09', 'rebuilt'],
  ['39', 'lemon'],
])('a title brand %s is explained, in either language', (brand, key) => {
  for (const language of ['en', 'es'] as const) expect(termsOf(branded(brand), language)).toContain(key);
});

it('always explains terms that apply to the whole report', () => {
  expect(termsOf(emptyReport, 'en')).toEqual(expect.arrayContaining(['as-of', 'no-record']));
});

it.each(['en', 'es'] as const)('finds each term by its own name (%s)', (language) => {
  const texts = reportTexts[language];
  const unfound = GLOSSARY.filter((key) => {
    if (isOfAll(key)) return false;
    const words = texts[`glossary.${key}.words`].split(', ');
    return !words.some((word) => texts[`glossary.${key}.term`].toLowerCase().includes(word.toLowerCase()));
  });
  expect(unfound).toEqual([]);
});
