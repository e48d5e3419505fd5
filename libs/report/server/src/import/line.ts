import { isBroken, readText } from '@vinlore/report-domain';
import { columnName, LineFault } from '@vinlore/server-kit';
import type { TextFrom } from './mapping.ts';
import { importText } from './import-text.ts';

/** Ends the reading of a line that cannot be kept. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
  constructor(readonly fault: LineFault) {
    super(fault.words.en);
  }
}

/** @throws BadLine with these words, for the person at the terminal and for staff */
export function refuseLine(words: LineFault['words'], at?: LineFault['at']): never {
  throw new BadLine(new LineFault(words, at));
}

const keys = new Map<string, string>();
/** A mapping names the same few columns on every line. */
function keyOf(column: string): string {
  let key = keys.get(column);
  if (key === undefined) keys.set(column, (key = columnName(column)));
  return key;
}

/** What a line says, by the columns of its file; only those that a mapping names are ever looked at. */
export class Line {
  constructor(private readonly record: Readonly<Record<string, unknown>>) {}

  /** The text of a column as it stands there; '' where there is none. */
  raw(column: string): string {
    const value = this.record[keyOf(column)];
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value === undefined || value === null) return '';
    return refuseLine(importText('historyFile.listOrObject', { column }), {
      column,
    });
  }

  /** The cleaned text of a column; null where it says nothing. */
  text(column: string): string | null {
    const text = readText(this.raw(column));
    if (text !== null && isBroken(text))
      refuseLine(importText('historyFile.brokenIn', { column, text: text.slice(0, 40) }), { column, allowed: 'UTF-8' });
    return text;
  }

  /** @throws BadLine where it says nothing */
  needed(column: string): string {
    const text = this.text(column);
    return text ?? refuseLine(importText('historyFile.nothing', { column }), { column });
  }

  /** What a part of a mapping gives on this line. */
  from(part: TextFrom | undefined): string | null {
    if (part === undefined) return null;
    if (typeof part === 'string') return part;
    const text = this.text(part.column);
    if (text === null || part.none?.includes(text)) return null;
    if (part.values) return this.translated(part.column, text, part.values);
    return part.case === 'title' ? capitalized(text) : text;
  }

  /** What a column's value stands for. @throws BadLine for a value that the mapping does not name */
  translated<T extends string>(column: string, text: string, values: Readonly<Record<string, T>>): T {
    const value = Object.hasOwn(values, text) ? values[text] : undefined;
    if (value !== undefined) return value;
    const said = text.slice(0, 40);
    return refuseLine(importText('historyFile.notMapped', { said, column }), {
      column,
      allowed: Object.keys(values).slice(0, 20).join(', '),
    });
  }
}

/** A name written in one case, with a capital for each word: `world omni` → `World Omni`. */
function capitalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s/(.&-])(\p{L})/gu, (_all, before: string, first: string) => before + first.toUpperCase());
}
