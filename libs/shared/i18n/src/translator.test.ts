import { describe, expect, it } from 'vitest';
import {
  createTranslator,
  defineDocumentTexts,
  defineMessages,
  inAllLanguages,
  loadMessages,
  LOAD_RETRIES,
} from './index.ts';

const fruit = defineMessages({
  en: { apples: '{count, plural, one {# apple} other {# apples}}', hello: 'Hello {name}' },
  es: () => Promise.resolve({ apples: '{count, plural, one {# manzana} other {# manzanas}}', hello: 'Hola {name}' }),
});

describe('translator', () => {
  it('formats plurals and values in both languages', async () => {
    const en = createTranslator('en', await loadMessages([fruit], 'en'));
    const es = createTranslator('es', await loadMessages([fruit], 'es'));
    expect(en.t('apples', { count: 1 })).toBe('1 apple');
    expect(es.t('apples', { count: 1200 })).toMatch(/1[.,]?200 manzanas/);
    expect(es.t('hello', { name: 'Ana' })).toBe('Hola Ana');
  });

  it('selects a case, replaces # with the number, and renders nothing for a missing value', () => {
    const { t } = createTranslator('en', {
      'a.kind': '{kind, select, van {a van} none {} other {a {kind}}}',
      'a.count': '{count, plural, =0 {no cars} one {# car} other {{kind, select, van {# vans} other {# cars}}}}',
      'a.sum': 'Over {sum, number} – {note}',
    });
    expect(['van', 'none', 'toString'].map((kind) => t('a.kind', { kind }))).toEqual(['a van', '', 'a toString']);
    expect([0, 1, '1', 1200].map((count) => t('a.count', { count, kind: 'van' }))).toEqual([
      'no cars',
      '1 car',
      '1 car',
      '1,200 vans',
    ]);
    expect(t('a.sum', { sum: 12_480 })).toBe('Over 12,480 – ');
  });

  it('throws for an unsupported placeholder', () => {
    const { t } = createTranslator('en', { 'a.day': 'On {day, date}' });
    expect(() => t('a.day', { day: 1 })).toThrow('{day, date}');
  });

  it('throws for a key without a text instead of showing a blank', () => {
    const { t } = createTranslator('en', fruit.en);
    expect(() => t('pears' as 'hello')).toThrow('pears');
  });
});

describe('inAllLanguages', () => {
  it('formats a text in every language, with values per language', () => {
    const say = inAllLanguages(defineDocumentTexts({ en: { 'a.b': 'Give {what}' }, es: { 'a.b': 'Da {what}' } }));
    expect(say('a.b', { what: 'it' })).toEqual({ en: 'Give it', es: 'Da it' });
    const what = { en: 'the file', es: 'el archivo' };
    expect(say('a.b', (language) => ({ what: what[language] }))).toEqual({ en: 'Give the file', es: 'Da el archivo' });
  });
});

describe('loadMessages', () => {
  it('spec §9: retries 5 times, 350 ms apart, then gives up', async () => {
    const waits: number[] = [];
    let loads = 0;
    const broken = { en: { a: 'a' }, es: () => (loads++, Promise.reject(new Error('offline'))) };
    const wait = (ms: number) => (waits.push(ms), Promise.resolve());
    await expect(loadMessages([broken], 'es', wait)).rejects.toThrow('offline');
    expect(loads).toBe(1 + LOAD_RETRIES);
    expect(waits).toEqual([350, 350, 350, 350, 350]);
  });

  it('spec §9: uses a catalog that loads on a retry', async () => {
    let loads = 0;
    const shaky = {
      en: { a: 'a' },
      es: () => (++loads < 3 ? Promise.reject(new Error('offline')) : Promise.resolve({ a: 'á' })),
    };
    expect(await loadMessages([shaky], 'es', () => Promise.resolve())).toEqual({ a: 'á' });
  });
});
