import { joinWords, type SourceWords, type TextFrom, type WordField } from '@vinlore/report-domain';
import { type Line, refuseLine, type Said } from './line.ts';

/** A field that is made of the model's own words. */
export interface WordsOf<T> {
  /** The word that a text is; null for none. */
  readonly read: (text: string) => T | null;
  /** Why a text is none, for whoever is to mend the mapping or the file. */
  readonly no: (text: string, part: TextFrom) => Parameters<typeof refuseLine>;
}

/** What an event's line says in words that the mapping or the model has none for. */
export class Unread {
  /** Most lines have none. */
  private said: Map<WordField, string[]> | null = null;

  add(field: WordField, text: string): void {
    this.said ??= new Map();
    const before = this.said.get(field);
    if (before) before.push(text);
    else this.said.set(field, [text]);
  }

  /** As the event keeps them; undefined for none. */
  words(): SourceWords | undefined {
    if (this.said === null) return undefined;
    return Object.fromEntries([...this.said].map(([field, texts]) => [field, joinWords(texts)])) as SourceWords;
  }

  /**
   * A value by the model's own words. One that is none of them is kept in the source's words, unless its part of the
   * mapping says otherwise.
   *
   * @throws BadLine where the part refuses it, or where the mapping itself says what the model has no word for
   */
  read<T>(field: WordField, part: TextFrom, { column, text, value }: Said, words: WordsOf<T>): T | undefined {
    const read = value === null ? null : words.read(value);
    if (read !== null) return read;
    const unknown = typeof part === 'string' ? undefined : part.unknown;
    if (column === null || unknown === 'refuse') return refuseLine(...words.no(value ?? text, part));
    if (unknown !== 'skip') this.add(field, text);
    return undefined;
  }

  /** The value of a part where it says one. @throws BadLine as `read` */
  from<T>(line: Line, field: WordField, part: TextFrom | undefined, words: WordsOf<T>): T | undefined {
    const said = line.said(part);
    return said === null ? undefined : this.read(field, part!, said, words);
  }
}
