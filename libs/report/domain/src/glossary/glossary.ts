import type { Language } from '@vinlore/i18n';
import type { ReportData } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import { reportTexts } from '../messages/index.ts';

/** Glossary terms by the section they first appear in; null for the whole report. */
const SECTION_OF = {
  vin: 'identity',
  'check-digit': 'identity',
  title: 'title',
  'title-brand': 'brand',
  'title-washing': 'brand',
  salvage: 'salvage',
  rebuilt: 'brand',
  junk: 'salvage',
  flood: 'brand',
  lemon: 'brand',
  'total-loss': 'salvage',
  jsi: 'salvage',
  odometer: 'odometer',
  'not-actual': 'odometer',
  exempt: 'odometer',
  lien: 'theft',
  impound: 'theft',
  structural: 'damage',
  severity: 'damage',
  owners: 'ownership',
  fleet: 'ownership',
  auction: 'market',
  emissions: 'service',
  recall: 'recall',
  'as-of': null,
  'no-record': null,
} as const satisfies Readonly<Record<string, Section | null>>;

export type GlossaryKey = keyof typeof SECTION_OF;

/** Terms that apply to the whole report and are always explained. */
type TermOfAll = { [Key in GlossaryKey]: (typeof SECTION_OF)[Key] extends null ? Key : never }[GlossaryKey];
export const isOfAll = (key: GlossaryKey): key is TermOfAll => SECTION_OF[key] === null;

export const GLOSSARY = Object.keys(SECTION_OF) as GlossaryKey[];

/** Terms that apply only to US states. */
const AMERICAN: readonly GlossaryKey[] = ['title-brand', 'title-washing', 'jsi', 'exempt', 'emissions', 'recall'];

/** View properties that aren't display text. */
const NAMES = new Set([
  ...['key', 'status', 'section', 'from', 'rule', 'series', 'day', 'language', 'kind'],
  ...['events', 'id', 'recordId', 'source', 'brandName', 'words', 'glossary'],
]);

/** Yields every display text in a view. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inside]) => (NAMES.has(name) ? [] : textsIn(inside)));
}

/**
 * Returns the terms a report uses, in one language; a European report has no US-only terms.
 *
 * @param said the report's view without its glossary
 */
export function glossaryOf(
  { kind }: Pick<ReportData, 'kind'>,
  said: object,
  language: Language,
): { key: GlossaryKey; section: Section | null; term: string; text: string }[] {
  const texts = reportTexts[language];
  const text = textsIn(said).join('\n');
  const isUsed = (key: GlossaryKey) => {
    if (isOfAll(key)) return true;
    const words = texts[`glossary.${key}.words`];
    return new RegExp(`(?<!\\p{L})(?:${words.split(', ').join('|')})`, 'iu').test(text);
  };
  return GLOSSARY.filter((key) => (kind !== 'europe' || !AMERICAN.includes(key)) && isUsed(key)).map((key) => ({
    key,
    section: SECTION_OF[key],
    term: texts[`glossary.${key}.term`],
    text: texts[`glossary.${key}.text`],
  }));
}
