import { expect, test } from 'vitest';
import type { Finding } from '../../data/report-data.ts';
import { RULES } from '../../rules/rules.ts';
import { speakerOf } from '../speaker.ts';
import { findingWords } from './find-words.ts';

/** A sample figure for each name, as rules produce them. */
function figure(name: string): string | number {
  if (/day$/iu.test(name)) return '2022-10-17';
  if (/state$/iu.test(name)) return 'OH';
  const told: Readonly<Record<string, string | number>> = {
    states: 'OH,KY,TN',
    code: '69',
    signals: 'brand,airbags',
    disposition: 'sold',
    country: 'MX',
    worst: 'severe',
    airbags: 'yes',
    structural: 'no record',
    impact: 'front,rear-left',
    use: 'taxi',
    sold: 'yes',
    damage: 'flood,mechanical',
    zones: 'front',
    paper: 'destruction',
    runs: 'does-not-run',
    seen: 'yes',
    claims: 'accident',
    test: 'emissions',
    result: 'fail',
    field: 'damage',
    words: 'METEORITE',
  };
  return told[name] ?? 7;
}

const cases = Object.entries(RULES).flatMap(([rule, { section, ...rest }]) => {
  const { also: _also, ...statuses } = rest as typeof rest & { also?: readonly string[] };
  return Object.entries(statuses as Partial<Record<Finding['status'], readonly string[]>>).map(
    ([status, names]): Finding => ({
      rule,
      section,
      status: status as Finding['status'],
      events: ['e1'],
      figures: Object.fromEntries(names.map((name) => [name, figure(name)])),
    }),
  );
});

test.each(cases)('$rule ($status) has complete texts in both languages', (finding) => {
  const general = findingWords({ ...finding, rule: 'a-rule-that-is-no-more' }, speakerOf('en'));
  const [english, spanish] = (['en', 'es'] as const).map((language) => findingWords(finding, speakerOf(language)));
  for (const words of [english!, spanish!]) {
    const all = [words.title, words.sentence, words.ask, words.short].filter(Boolean).join(' ');
    expect(all).not.toMatch(/undefined|null|NaN|\$\{|  | ,|\.\./u);
    expect(words.title).toMatch(/^[\p{Lu}\d].*[^.]$/u);
    expect(words.sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(words.short.length).toBeLessThan(48);
    expect(words.ask === null).toBe(finding.status === 'ok' || finding.rule === 'future-record');
    expect(words.ask ?? '?').toMatch(/[?.]$/u);
  }
  expect(spanish!.sentence).not.toBe(english!.sentence);
  expect(english!.title).not.toBe(general.title);
});

test('uses general texts for a finding of an unknown rule or with other figures', () => {
  const of = (rule: string, figures: Finding['figures']) =>
    findingWords({ rule, section: 'damage', status: 'look', events: [], figures }, speakerOf('en')).title;
  expect(of('a-rule-that-is-no-more', {})).toBe('Something to ask about');
  expect(of('constructor', {})).toBe('Something to ask about');
  expect(of('damage', { records: 1 })).toBe('Something to ask about');
  // Known figure names with values of the wrong type.
  expect(of('odometer-absurd', { miles: 'many', day: '2019' })).toBe('Something to ask about');
  expect(of('odometer-absurd', { miles: 9_000_000, day: '0' })).toBe('Something to ask about');
  expect(
    findingWords({ rule: 'damage', section: 'damage', status: 'ok', events: [], figures: {} }, speakerOf('es')).title,
  ).toBe('Sin observaciones');
});

test("doesn't doubt a replaced odometer, and doesn't name the recording country as an export's destination", () => {
  const told = (rule: string, section: Finding['section'], figures: Finding['figures']) =>
    findingWords({ rule, section, status: 'look', events: [], figures }, speakerOf('en')).sentence;
  expect(told('odometer-codes', 'odometer', { code: '74', day: '2020' })).toBe(
    'Reported in 2020. The odometer started over then, so add the earlier miles to get the total.',
  );
  expect(told('export', 'theft', { day: '2020', country: 'MX' })).toBe('Export to Mexico recorded in 2020.');
  expect(told('export', 'theft', { day: '2020', country: 'US' })).toBe('Export recorded in 2020.');
});
