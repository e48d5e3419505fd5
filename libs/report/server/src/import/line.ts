import { type ColumnFrom, type Condition, isBroken, readText, type TextFrom } from '@vinlore/report-domain';
import { columnName, LineFault } from '@vinlore/server-kit';
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

const lowered = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** What a value stands for: as it is written, else in whatever case; undefined for one that is not named. */
function meaningOf<T extends string>(values: Readonly<Record<string, T>>, text: string): T | undefined {
  if (Object.hasOwn(values, text)) return values[text];
  let known = lowered.get(values);
  if (!known) {
    known = new Map(Object.entries(values).map(([value, meaning]) => [value.toLowerCase(), meaning]));
    lowered.set(values, known);
  }
  return known.get(text.toLowerCase()) as T | undefined;
}

/** What a part of a mapping gives on a line. */
export interface Said {
  /** The column that says it; null where the mapping says it of all lines. */
  readonly column: string | null;
  /** As it stands there. */
  readonly text: string;
  /** What it is to be read as; null for a value that the mapping does not name. */
  readonly value: string | null;
}

/** The entries of a cell that holds a list. */
const entriesOf = (text: string) =>
  text
    .split(/[;|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** What the mapping itself says. */
const ofMapping = (text: string | undefined): Said | null =>
  text === undefined ? null : { column: null, text, value: text };

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

  /** The first of some columns that says something other than `none`, and what it says. */
  first(columns: ColumnFrom, none: readonly string[] = []): { readonly column: string; readonly text: string } | null {
    for (const column of typeof columns === 'string' ? [columns] : columns) {
      const text = this.text(column);
      if (text !== null && !none.includes(text)) return { column, text };
    }
    return null;
  }

  /** What a part of a mapping gives on this line; null where it says nothing. @throws BadLine where the part refuses a value */
  said(part: TextFrom | undefined): Said | null {
    if (part === undefined || typeof part === 'string') return ofMapping(part);
    const found = this.first(part.column, part.none);
    return found === null ? ofMapping(part.otherwise) : this.judged(part, found.column, found.text);
  }

  /** The entries of a list: of the whole cell where the mapping names it, else each by itself. */
  entries(part: TextFrom): Said[] {
    const whole = (said: Said | null) => {
      if (said === null || said.value === null) return said === null ? [] : [said];
      return entriesOf(said.value).map((value) => ({ ...said, value }));
    };
    if (typeof part === 'string') return whole(ofMapping(part));
    const found = this.first(part.column, part.none);
    if (found === null) return whole(ofMapping(part.otherwise));
    const { column, text } = found;
    const isNamed = part.values && meaningOf(part.values, text) !== undefined;
    return (isNamed ? [text] : entriesOf(text)).flatMap((each) => whole(this.judged(part, column, each)));
  }

  /** What is free to say: a value that the mapping does not name stays as it is. */
  free(part: TextFrom | undefined): string | null {
    if (typeof part !== 'object') return part ?? null;
    const said = this.said(part);
    return said && (said.value ?? asItIs(part, said.text));
  }

  /** What decides what becomes of a line. @throws BadLine for a value that the mapping does not name */
  deciding(part: TextFrom | undefined): string | null {
    const said = this.said(part);
    if (said?.value !== null) return said?.value ?? null;
    return this.unnamed(said.column!, said.text, typeof part === 'object' ? (part.values ?? {}) : {});
  }

  private judged(part: Exclude<TextFrom, string>, column: string, text: string): Said | null {
    const { values, unknown, otherwise } = part;
    const value = values ? meaningOf(values, text) : asItIs(part, text);
    if (value === '') return ofMapping(otherwise);
    if (value !== undefined) return { column, text, value };
    if (unknown === 'skip') return ofMapping(otherwise);
    if (unknown === 'refuse') return this.unnamed(column, text, values!);
    return { column, text, value: unknown === 'keep' ? asItIs(part, text) : null };
  }

  /** Whether the line is one on which an event is there. */
  holds(condition: Condition | undefined): boolean {
    if (condition === undefined) return true;
    if (typeof condition === 'string') return this.text(condition) !== null;
    const text = this.text(condition.column)?.toLowerCase() ?? '';
    const isOneOf = (values: readonly string[]) => values.some((value) => value.toLowerCase() === text);
    return 'is' in condition ? isOneOf(condition.is) : !isOneOf(condition.not);
  }

  /** What a column's value stands for. @throws BadLine for a value that the mapping does not name */
  translated<T extends string>(column: string, text: string, values: Readonly<Record<string, T>>): T {
    return meaningOf(values, text) ?? this.unnamed(column, text, values);
  }

  /** What a value stands for; undefined for one that is not named. */
  meaning<T extends string>(values: Readonly<Record<string, T>>, text: string): T | undefined {
    return meaningOf(values, text);
  }

  private unnamed(column: string, text: string, values: Readonly<Record<string, unknown>>): never {
    const said = text.slice(0, 40);
    return refuseLine(importText('historyFile.notMapped', { said, column }), {
      column,
      allowed: Object.keys(values).slice(0, 20).join(', '),
    });
  }
}

const asItIs = (part: TextFrom | undefined, text: string) =>
  typeof part === 'object' && part.case === 'title' ? capitalized(text) : text;

/** A name written in one case, with a capital for each word: `world omni` → `World Omni`. */
function capitalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s/(.&-])(\p{L})/gu, (_all, before: string, first: string) => before + first.toUpperCase());
}
