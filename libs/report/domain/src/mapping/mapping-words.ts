import type { Language } from '@vinlore/i18n';
import { ODOMETER_CODES } from '../codes/odometer-codes.ts';
import { TITLE_BRANDS } from '../codes/title-brands.ts';
import {
  CLAIMS,
  DAMAGE_TYPES,
  DISPOSITIONS,
  EVENT_KINDS,
  type EventDetail,
  IMPACT_POINTS,
  LOSS_TYPES,
  PAPERS,
  RESULTS,
  RUNS,
  SEVERITIES,
  USES,
} from '../events/history-event.ts';
import { DATE_FORMATS, type DateFormat } from '../events/read-date.ts';
import { SECTIONS } from '../events/sections.ts';
import { type Speaker, speakerOf } from '../words/speaker.ts';

/** A value as written in a mapping file, with its display name. */
interface MappingWord {
  readonly value: string;
  readonly label: string;
}

/** A detail field of a record. `words`, `list`: accepts defined values, or a list of them, unless there are none. */
export interface MappedField {
  readonly key: keyof EventDetail;
  readonly label: string;
  readonly type: 'text' | 'words' | 'list' | 'money' | 'date';
  readonly words: readonly MappingWord[];
}

/** A date in each format. */
const EXAMPLES: Readonly<Record<DateFormat, string>> = {
  iso: '2014-12-18',
  us: '12/18/2014',
  eu: '18/12/2014',
  compact: '20141218',
  'year-first': '2014/12/18',
  'month-name': 'Dec 18, 2014',
  'day-month-name': '18 Dec 2014',
  js: 'Thu Dec 18 2014 11:30:00 GMT-0800',
  mail: 'Thu, 18 Dec 2014 11:30:00 -0800',
  epoch: '1418931000',
  'epoch-ms': '1418931000000',
};

const YES_NO = ['yes', 'no'] as const;

/** Fields with defined values, and the message prefix of their names. */
const WORDS = {
  paper: [PAPERS, 'paper'],
  lossType: [LOSS_TYPES, 'lossType'],
  runs: [RUNS, 'runs'],
  severity: [SEVERITIES, 'severity'],
  use: [USES, 'use'],
  disposition: [DISPOSITIONS, 'disposition'],
  result: [RESULTS, 'result'],
  airbags: [YES_NO, 'yesNo'],
  towed: [YES_NO, 'yesNo'],
  structural: [YES_NO, 'yesNo'],
  totalLoss: [YES_NO, 'yesNo'],
  exported: [YES_NO, 'yesNo'],
} as const satisfies Partial<Record<keyof EventDetail, readonly [readonly string[], string]>>;

const LISTS = {
  damage: [DAMAGE_TYPES, 'damage'],
  impact: [IMPACT_POINTS, 'impact'],
  claims: [CLAIMS, 'claim'],
} as const satisfies Partial<Record<keyof EventDetail, readonly [readonly string[], string]>>;

const MONEY = ['price', 'marketValue', 'repairCost'] as const satisfies readonly (keyof EventDetail)[];
const TEXTS = [
  ...(['seller', 'entity', 'lot', 'condition', 'exterior', 'interior', 'trim', 'body', 'transmission'] as const),
  ...(['owners', 'note'] as const),
] as const satisfies readonly (keyof EventDetail)[];

function fieldsOf({ t, find }: Speaker): MappedField[] {
  const named = (words: readonly string[], prefix: string) =>
    words.map((value) => ({ value, label: find(`${prefix}.${value}`) ?? value }));
  const codes = Object.entries(TITLE_BRANDS).map(([value]) => ({ value, label: find(`brand.${value}`) ?? value }));
  const of = (table: Readonly<Record<string, readonly [readonly string[], string]>>, type: 'words' | 'list') =>
    Object.entries(table).map(([key, [words, prefix]]): MappedField => ({
      key: key as keyof EventDetail,
      label: find(`detail.${key}`) ?? key,
      type,
      words: named(words, prefix),
    }));
  return [
    { key: 'brand', label: t('detail.brand'), type: 'words', words: codes },
    ...of(LISTS, 'list'),
    ...of(WORDS, 'words'),
    ...MONEY.map((key): MappedField => ({ key, label: t(`detail.${key}`), type: 'money', words: [] })),
    ...TEXTS.map((key): MappedField => ({ key, label: t(`detail.${key}`), type: 'text', words: [] })),
    { key: 'work', label: t('detail.work'), type: 'list', words: [] },
    { key: 'until', label: t('detail.until'), type: 'date', words: [] },
  ];
}

/** Returns the options of the mapping language (docs/reference/history-events.md) in the reader's language. */
export function wordsOfMappings(language: Language) {
  const speaker = speakerOf(language);
  return {
    kinds: Object.keys(EVENT_KINDS).map((value) => ({ value, label: speaker.find(`kind.${value}`) ?? value })),
    sections: SECTIONS.map((value) => ({ value, label: speaker.t(`section.${value}`) })),
    fields: fieldsOf(speaker),
    formats: (Object.keys(DATE_FORMATS) as DateFormat[]).map((value) => ({ value, label: EXAMPLES[value] })),
    odometer_codes: Object.keys(ODOMETER_CODES).map((value) => ({
      value,
      label: speaker.find(`odometerCode.${value}`) ?? value,
    })),
  };
}
