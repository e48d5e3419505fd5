import { type ColumnFrom, type Condition, isBroken, readText, type TextFrom } from '@vinlore/report-domain';
import { columnName, LineFault } from '@vinlore/server-kit';
import { importText } from './import-text.ts';

/** Stops reading a line that can't be imported. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
  constructor(readonly fault: LineFault) {
    super(fault.words.en);
  }
}

/** @throws BadLine with this message, for the terminal and the desk */
export function refuseLine(words: LineFault['words'], at?: LineFault['at']): never {
  throw new BadLine(new LineFault(words, at));
}

const keys = new Map<string, string>();
/** Cached, because a mapping uses the same few columns on every line. */
function keyOf(column: string): string {
  let key = keys.get(column);
  if (key === undefined) keys.set(column, (key = columnName(column)));
  return key;
}

const lowered = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** Looks up a value in a value mapping, first exactly, then ignoring case; undefined if it isn't there. */
function meaningOf<T extends string>(values: Readonly<Record<string, T>>, text: string): T | undefined {
  if (Object.hasOwn(values, text)) return values[text];
  let known = lowered.get(values);
  if (!known) {
    known = new Map(Object.entries(values).map(([value, meaning]) => [value.toLowerCase(), meaning]));
    lowered.set(values, known);
  }
  return known.get(text.toLowerCase()) as T | undefined;
}

/** The value of a mapping part on a line. */
export interface Said {
  /** The column it comes from; null for a fixed value in the mapping. */
  readonly column: string | null;
  /** The text in the file. */
  readonly text: string;
  /** The mapped value; null if the mapping doesn't list the text. */
  readonly value: string | null;
}

/** Splits a cell that contains a list. */
const entriesOf = (text: string) =>
  text
    .split(/[;|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** A fixed value in the mapping. */
const ofMapping = (text: string | undefined): Said | null =>
  text === undefined ? null : { column: null, text, value: text };

/** A line of a file, by column. Only columns that the mapping uses are ever read. */
export class Line {
  constructor(private readonly record: Readonly<Record<string, unknown>>) {}

  /** Returns the text of a column unchanged; '' if there is none. */
  raw(column: string): string {
    const value = this.record[keyOf(column)];
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value === undefined || value === null) return '';
    return refuseLine(importText('historyFile.listOrObject', { column }), {
      column,
    });
  }

  /** Returns the cleaned text of a column; null if it is empty. */
  text(column: string): string | null {
    const text = readText(this.raw(column));
    if (text !== null && isBroken(text))
      refuseLine(importText('historyFile.brokenIn', { column, text: text.slice(0, 40) }), { column, allowed: 'UTF-8' });
    return text;
  }

  /** @throws BadLine if the column is empty */
  needed(column: string): string {
    const text = this.text(column);
    return text ?? refuseLine(importText('historyFile.nothing', { column }), { column });
  }

  /** Returns the first of several columns with a value other than those in `none`, and its text. */
  first(columns: ColumnFrom, none: readonly string[] = []): { readonly column: string; readonly text: string } | null {
    for (const column of typeof columns === 'string' ? [columns] : columns) {
      const text = this.text(column);
      if (text !== null && !none.includes(text)) return { column, text };
    }
    return null;
  }

  /**
   * Returns the value of a mapping part on this line; null if it is empty. @throws BadLine if the part rejects a value
   */
  said(part: TextFrom | undefined): Said | null {
    if (part === undefined || typeof part === 'string') return ofMapping(part);
    const found = this.first(part.column, part.none);
    return found === null ? ofMapping(part.otherwise) : this.judged(part, found.column, found.text);
  }

  /** Returns the entries of a list: from the whole cell if the mapping lists it, otherwise split. */
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

  /** Returns a free-text value; values that the mapping doesn't list stay unchanged. */
  free(part: TextFrom | undefined): string | null {
    if (typeof part !== 'object') return part ?? null;
    const said = this.said(part);
    return said && (said.value ?? asItIs(part, said.text));
  }

  /** Returns a value that determines how the line is imported. @throws BadLine if the mapping doesn't list it */
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

  /** Whether the line meets the condition for an event. */
  holds(condition: Condition | undefined): boolean {
    if (condition === undefined) return true;
    if (typeof condition === 'string') return this.text(condition) !== null;
    const text = this.text(condition.column)?.toLowerCase() ?? '';
    const isOneOf = (values: readonly string[]) => values.some((value) => value.toLowerCase() === text);
    return 'is' in condition ? isOneOf(condition.is) : !isOneOf(condition.not);
  }

  /** Returns the mapped value. @throws BadLine if the mapping doesn't list it */
  translated<T extends string>(column: string, text: string, values: Readonly<Record<string, T>>): T {
    return meaningOf(values, text) ?? this.unnamed(column, text, values);
  }

  /** Returns the mapped value; undefined if the mapping doesn't list it. */
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

/** Capitalizes each word of a name in a single case: `world omni` → `World Omni`. */
function capitalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s/(.&-])(\p{L})/gu, (_all, before: string, first: string) => before + first.toUpperCase());
}
