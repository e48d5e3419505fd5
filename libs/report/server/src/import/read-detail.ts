import {
  CLAIMS,
  DAMAGE_TYPES,
  type DateFrom,
  type DetailFrom,
  type EventDetail,
  type HistoryEvent,
  IMPACT_POINTS,
  type ListFrom,
  LOSS_TYPES,
  type MoneyFrom,
  PAPERS,
  readCents,
  readYesNo,
  RUNS,
  type TextFrom,
  USES,
} from '@vinlore/report-domain';
import { type Line, refuseLine } from './line.ts';
import { dayOf } from './read-when.ts';
import { importText } from './import-text.ts';

const CHOICES = {
  disposition: ['sold', 'crush', 'scrap', 'tbd', 'retained', 'parts'],
  severity: ['minor', 'moderate', 'severe'],
  use: USES,
  result: ['pass', 'fail', 'advisory'],
  lossType: LOSS_TYPES,
  paper: PAPERS,
  runs: RUNS,
} as const;

/** Lists whose entries are words of ours. */
const CHOSEN = { impact: IMPACT_POINTS, damage: DAMAGE_TYPES, claims: CLAIMS } as const;

const LENGTHS = { entity: 120, seller: 120, note: 500, lot: 40 } as const;

const columnOf = (part: TextFrom) => (typeof part === 'string' ? part : [part.column].flat().join(', '));
const list = (text: string) =>
  text
    .split(/[;|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

function choice(key: string, text: string, choices: readonly string[]): string {
  const said = text.toLowerCase().replaceAll(' ', '-');
  if (!choices.includes(said))
    refuseLine(importText('historyFile.noChoice', { text: text.slice(0, 40), key, choices: choices.join(', ') }), {
      column: key,
      allowed: choices.join(', '),
    });
  return said;
}

/** What a field of a detail is made of, from a text that is there. */
function valueOf(key: keyof EventDetail, text: string, part: TextFrom): unknown {
  switch (key) {
    case 'brand':
      if (!/^\d{1,2}$/.test(text))
        refuseLine(importText('historyFile.noBrand', { text: text.slice(0, 40) }), {
          column: columnOf(part),
          allowed: '00–99',
        });
      return text.padStart(2, '0');
    case 'disposition':
    case 'severity':
    case 'use':
    case 'result':
    case 'lossType':
    case 'paper':
    case 'runs':
      return choice(key, text, CHOICES[key]);
    case 'exported':
    case 'airbags':
    case 'towed':
    case 'structural':
    case 'totalLoss': {
      const value = readYesNo(text);
      return (
        value ??
        refuseLine(importText('historyFile.noYesNo', { column: columnOf(part) }), {
          column: columnOf(part),
          allowed: 'yes, no',
        })
      );
    }
    case 'odometerCode':
      return odometerCode(text);
    case 'owners':
      if (!/^\d{1,2}(\.0+)?$/.test(text))
        refuseLine(importText('historyFile.noCount', { column: columnOf(part) }), {
          column: columnOf(part),
          allowed: '0–99',
        });
      return Math.trunc(Number(text));
    default:
      // Long words are cut rather than refused: nothing else of the event depends on their end.
      return text.slice(0, key in LENGTHS ? LENGTHS[key as keyof typeof LENGTHS] : 60).trim();
  }
}

/** NMVTIS odometer code. @throws BadLine for any other text */
export function odometerCode(code: string): string {
  if (/^(6[89]|7[0-8])$/.test(code)) return code;
  return refuseLine(importText('historyFile.noOdometerCode', { code: code.slice(0, 40) }), { allowed: '68–78' });
}

type Place = HistoryEvent['place'];

/** The currencies of places that sources tell of; of no others a price is kept by its place. */
const CURRENCIES: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD', MX: 'MXN', GB: 'GBP' };

function currencyOf(line: Line, currency: MoneyFrom['currency'], place: Place): string | null {
  if (currency === 'place') return place === null ? 'USD' : (CURRENCIES[place.country] ?? null);
  if (typeof currency === 'string') return currency;
  const said = line.from(currency);
  if (said !== null && !/^[A-Z]{3}$/.test(said))
    refuseLine(importText('historyFile.noCurrency', { text: said.slice(0, 40) }), {
      column: currency.column,
      allowed: 'ISO 4217',
    });
  return said;
}

function moneyOf(line: Line, { column, currency, none }: MoneyFrom, place: Place) {
  const found = line.first(column, none);
  if (found === null) return undefined;
  const amount = readCents(found.text);
  if (amount === null)
    return refuseLine(importText('historyFile.noMoney', { column: found.column }), {
      column: found.column,
      allowed: '1234.56',
    });
  const code = currencyOf(line, currency, place);
  return code === null ? undefined : { amount, currency: code };
}

/** The most that a list of work can hold. */
const MOST_WORK = 40;

/** A list of what each of its parts says, each entry once. */
function listFrom(line: Line, key: 'impact' | 'work' | 'damage' | 'claims', from: ListFrom): string[] {
  const parts = Array.isArray(from) ? from : [from];
  const said = [
    ...new Set(
      parts.flatMap((part) => {
        const entries = list(line.from(part) ?? '');
        return key === 'work'
          ? entries.map((each) => each.slice(0, 120).trim())
          : entries.map((each) => choice(key, each, CHOSEN[key]));
      }),
    ),
  ];
  if (said.length > MOST_WORK)
    refuseLine(importText('historyFile.tooMuchWork', { column: parts.map(columnOf).join(', ') }), {
      column: parts.map(columnOf).join(', '),
      allowed: `≤ ${MOST_WORK}`,
    });
  return said;
}

const isList = (key: string): key is 'impact' | 'work' | 'damage' | 'claims' =>
  key === 'work' || Object.hasOwn(CHOSEN, key);

/** The detail of an event at a place; a field of which the line says nothing is left out. */
export function readDetail(line: Line, from: DetailFrom, place: Place): EventDetail {
  const detail: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(from) as [keyof EventDetail, DetailFrom[keyof DetailFrom]][]) {
    if (part === undefined) continue;
    if (key === 'until') detail[key] = dayOf(line, part as DateFrom) ?? undefined;
    else if (isList(key)) {
      const said = listFrom(line, key, part as ListFrom);
      if (said.length > 0) detail[key] = said;
    } else if (typeof part === 'object' && 'currency' in part) detail[key] = moneyOf(line, part, place);
    else {
      const text = line.from(part as TextFrom);
      if (text !== null) detail[key] = valueOf(key, text, part as TextFrom);
    }
    if (detail[key] === undefined) delete detail[key];
  }
  // Every field was made to its schema above; checking 30,000 lines a second once more would take half of the time.
  return detail as EventDetail;
}
