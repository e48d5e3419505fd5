import {
  CLAIMS,
  cutText,
  DAMAGE_TYPES,
  DISPOSITIONS,
  type DateFrom,
  type DetailFrom,
  type EventDetail,
  IMPACT_POINTS,
  type ListFrom,
  LOSS_TYPES,
  type MoneyFrom,
  PAPERS,
  RESULTS,
  readCents,
  readYesNo,
  RUNS,
  SEVERITIES,
  type TextFrom,
  USES,
  type WordField,
} from '@vinlore/report-domain';
import type { Line } from './line.ts';
import type { PlaceRead } from './read-place.ts';
import { daySaid } from './read-when.ts';
import type { Unread, WordsOf } from './unread.ts';
import { importText } from './import-text.ts';

const LENGTHS = { entity: 120, seller: 120, note: 500, lot: 40 } as const;

const columnOf = (part: TextFrom) => (typeof part === 'string' ? part : [part.column].flat().join(', '));

const asWord = (text: string) => text.toLowerCase().replaceAll(' ', '-');

const choice = (key: string, choices: readonly string[]): WordsOf<string> => ({
  read: (text) => (choices.includes(asWord(text)) ? asWord(text) : null),
  no: (text) => [
    importText('historyFile.noChoice', { text: text.slice(0, 40), key, choices: choices.join(', ') }),
    { column: key, allowed: choices.join(', ') },
  ],
});

const yesOrNo: WordsOf<boolean> = {
  read: readYesNo,
  no: (_text, part) => [
    importText('historyFile.noYesNo', { column: columnOf(part) }),
    { column: columnOf(part), allowed: 'yes, no' },
  ],
};

/** NMVTIS odometer codes, with or without a reading. */
export const ODOMETER_CODE: WordsOf<string> = {
  read: (text) => (/^(6[89]|7[0-8])$/.test(text) ? text : null),
  no: (text) => [importText('historyFile.noOdometerCode', { code: text.slice(0, 40) }), { allowed: '68–78' }],
};

/** How fields of `detail` with a fixed set of values are parsed. All others are free text. */
const WORDS = {
  brand: {
    read: (text) => (/^\d{1,2}$/.test(text) ? text.padStart(2, '0') : null),
    no: (text, part) => [
      importText('historyFile.noBrand', { text: text.slice(0, 40) }),
      { column: columnOf(part), allowed: '00–99' },
    ],
  },
  disposition: choice('disposition', DISPOSITIONS),
  severity: choice('severity', SEVERITIES),
  use: choice('use', USES),
  result: choice('result', RESULTS),
  lossType: choice('lossType', LOSS_TYPES),
  paper: choice('paper', PAPERS),
  runs: choice('runs', RUNS),
  exported: yesOrNo,
  airbags: yesOrNo,
  towed: yesOrNo,
  structural: yesOrNo,
  totalLoss: yesOrNo,
  odometerCode: ODOMETER_CODE,
  owners: {
    read: (text) => (/^\d{1,2}(\.0+)?$/.test(text) ? Math.trunc(Number(text)) : null),
    no: (_text, part) => [
      importText('historyFile.noCount', { column: columnOf(part) }),
      { column: columnOf(part), allowed: '0–99' },
    ],
  },
} as const satisfies Partial<Record<WordField & keyof EventDetail, WordsOf<unknown>>>;

/** Lists whose entries come from a fixed set. */
const LISTS = {
  impact: choice('impact', IMPACT_POINTS),
  damage: choice('damage', DAMAGE_TYPES),
  claims: choice('claims', CLAIMS),
} as const;

const has = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key);

type MoneyField = 'price' | 'marketValue' | 'repairCost';

/** Currencies by country. Elsewhere, the place doesn't determine the currency. */
const CURRENCIES: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD', MX: 'MXN', GB: 'GBP' };

/** Returns the currency of a place: null if the place is uncertain, US dollars if none is given. */
function currencyAt({ at, isSure }: PlaceRead): string | null {
  if (!isSure) return null;
  return at === null ? 'USD' : (CURRENCIES[at.country] ?? null);
}

/** Returns the currency of a price, null if unknown, with the source's own text for it. */
function currencyOf(
  line: Line,
  currency: MoneyFrom['currency'],
  place: PlaceRead,
): { code: string | null; said: string } {
  if (typeof currency === 'string') return { code: currency === 'place' ? currencyAt(place) : currency, said: '' };
  const said = line.said(currency);
  const isCode = /^[A-Z]{3}$/.test(said?.value ?? '');
  return { code: isCode ? said!.value : null, said: said?.text ?? '' };
}

/**
 * Parses an amount of money. Without a valid amount and a known currency there is no price, and the source's wording is
 * kept.
 */
function moneyOf(
  line: Line,
  field: MoneyField,
  { column, currency, none }: MoneyFrom,
  place: PlaceRead,
  unread: Unread,
) {
  const found = line.first(column, none);
  if (found === null) return undefined;
  const amount = readCents(found.text);
  const { code, said } = currencyOf(line, currency, place);
  if (amount !== null && code !== null) return { amount, currency: code };
  unread.add(field, [found.text, said].filter(Boolean).join(' '));
  return undefined;
}

/** Maximum length of a work list. */
const MOST_WORK = 40;

/** Returns the work done, without duplicates. Entries beyond the maximum are kept in the source's wording. */
function workFrom(line: Line, from: ListFrom, unread: Unread): string[] {
  const done = new Set(
    [from].flat().flatMap((part) => line.entries(part).map(({ text, value }) => cutText(value ?? text, 120))),
  );
  const all = [...done];
  for (const more of all.slice(MOST_WORK)) unread.add('work', more);
  return all.slice(0, MOST_WORK);
}

/** Returns the entries of all parts of a list, without duplicates. */
const listFrom = (line: Line, key: keyof typeof LISTS, from: ListFrom, unread: Unread): unknown[] => [
  ...new Set(
    [from]
      .flat()
      .flatMap((part) => line.entries(part).flatMap((said) => unread.read(key, part, said, LISTS[key]) ?? [])),
  ),
];

function untilOf(line: Line, from: DateFrom, unread: Unread): string | undefined {
  const said = daySaid(line, from);
  if (said?.date === null) unread.add('until', said.text);
  return said?.date ?? undefined;
}

/** Long text is cut off rather than rejected, because nothing else depends on its end. */
function freeText(line: Line, key: string, part: TextFrom): string | undefined {
  const text = line.free(part);
  return text === null ? undefined : cutText(text, has(LENGTHS, key) ? LENGTHS[key] : 60);
}

/**
 * Reads the `detail` of an event at a place. Empty fields are left out, and so are values the model doesn't have, which
 * are added to `unread`.
 */
export function readDetail(line: Line, from: DetailFrom, place: PlaceRead, unread: Unread): EventDetail {
  const detail: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(from)) {
    if (part === undefined) continue;
    const value = valueOf(line, key, part, place, unread);
    if (value !== undefined) detail[key] = value;
  }
  // Each field was built to its schema above. Validating 30,000 lines per second again would double the time.
  return detail as EventDetail;
}

function valueOf(
  line: Line,
  key: string,
  part: NonNullable<DetailFrom[keyof DetailFrom]>,
  place: PlaceRead,
  unread: Unread,
): unknown {
  if (key === 'until') return untilOf(line, part as DateFrom, unread);
  if (typeof part === 'object' && 'currency' in part) return moneyOf(line, key as MoneyField, part, place, unread);
  if (key === 'work' || has(LISTS, key)) {
    const said =
      key === 'work' ? workFrom(line, part as ListFrom, unread) : listFrom(line, key, part as ListFrom, unread);
    return said.length > 0 ? said : undefined;
  }
  if (!has(WORDS, key)) return freeText(line, key, part as TextFrom);
  return unread.from<unknown>(line, key, part as TextFrom, WORDS[key]);
}
