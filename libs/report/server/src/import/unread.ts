import { joinWords, type SourceWords, type TextFrom, type WordField } from '@vinlore/report-domain';
import { type Line, refuseLine, type Said } from './line.ts';

/** A field with a fixed set of values. */
export interface WordsOf<T> {
  /** Returns the value of a text; null if it isn't in the set. */
  readonly read: (text: string) => T | null;
  /** Explains why a text is invalid, to whoever fixes the mapping or the file. */
  readonly no: (text: string, part: TextFrom) => Parameters<typeof refuseLine>;
}

/** Values of a line that the mapping or the model doesn't have, for one event. */
export class Unread {
  /** Created on demand, because most lines have none. */
  private said: Map<WordField, string[]> | null = null;

  add(field: WordField, text: string): void {
    this.said ??= new Map();
    const before = this.said.get(field);
    if (before) before.push(text);
    else this.said.set(field, [text]);
  }

  /** Returns them as the event stores them; undefined if there are none. */
  words(): SourceWords | undefined {
    if (this.said === null) return undefined;
    return Object.fromEntries([...this.said].map(([field, texts]) => [field, joinWords(texts)])) as SourceWords;
  }

  /**
   * Returns a value of the model. An unknown one is kept in the source's wording, unless its mapping part says
   * otherwise.
   *
   * @throws BadLine if the part rejects unknown values, or if the unknown value is a fixed one in the mapping
   */
  read<T>(field: WordField, part: TextFrom, { column, text, value }: Said, words: WordsOf<T>): T | undefined {
    const read = value === null ? null : words.read(value);
    if (read !== null) return read;
    const unknown = typeof part === 'string' ? undefined : part.unknown;
    if (column === null || unknown === 'refuse') return refuseLine(...words.no(value ?? text, part));
    if (unknown !== 'skip') this.add(field, text);
    return undefined;
  }

  /** Returns the value of a part if it has one. @throws BadLine as in `read` */
  from<T>(line: Line, field: WordField, part: TextFrom | undefined, words: WordsOf<T>): T | undefined {
    const said = line.said(part);
    return said === null ? undefined : this.read(field, part!, said, words);
  }
}
