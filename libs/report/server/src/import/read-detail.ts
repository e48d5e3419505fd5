import { type EventDetail, IMPACT_POINTS, readCents, readYesNo, USES } from '@vinlore/report-domain';
import { type Line, refuseLine } from './line.ts';
import type { EventFrom, MoneyFrom, TextFrom } from './mapping.ts';
import { importText } from './import-text.ts';

type DetailFrom = NonNullable<EventFrom['detail']>;

const CHOICES = {
  disposition: ['sold', 'crush', 'scrap', 'tbd', 'retained', 'parts'],
  severity: ['minor', 'moderate', 'severe'],
  use: USES,
  result: ['pass', 'fail', 'advisory'],
} as const;

const LENGTHS = { entity: 120, seller: 120, note: 500 } as const;

const columnOf = (part: TextFrom) => (typeof part === 'string' ? part : part.column);
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
    case 'impact':
      return list(text).map((point) => choice(key, point, IMPACT_POINTS));
    case 'work': {
      const work = list(text);
      if (work.length > 40)
        refuseLine(importText('historyFile.tooMuchWork', { column: columnOf(part) }), {
          column: columnOf(part),
          allowed: '≤ 40',
        });
      return work.map((each) => each.slice(0, 120));
    }
    default:
      // Long words are cut rather than refused: nothing else of the event depends on their end.
      return text.slice(0, key in LENGTHS ? LENGTHS[key as keyof typeof LENGTHS] : 60).trim();
  }
}

function moneyOf(line: Line, { column, currency }: MoneyFrom) {
  const text = line.text(column);
  if (text === null) return undefined;
  const amount = readCents(text);
  if (amount !== null) return { amount, currency };
  return refuseLine(importText('historyFile.noMoney', { column }), {
    column,
    allowed: '1234.56',
  });
}

/** The detail of an event; a field of which the line says nothing is left out. */
export function readDetail(line: Line, from: DetailFrom): EventDetail {
  const detail: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(from) as [keyof EventDetail, TextFrom | MoneyFrom | undefined][]) {
    if (part === undefined) continue;
    if (typeof part === 'object' && 'currency' in part) {
      const money = moneyOf(line, part);
      if (money) detail[key] = money;
      continue;
    }
    const text = line.from(part);
    if (text !== null) detail[key] = valueOf(key, text, part);
  }
  // Every field was made to its schema above; checking 30,000 lines a second once more would take half of the time.
  return detail as EventDetail;
}
