import { ImportError } from './import-error.ts';
import { importText } from './import-text.ts';

/** A row of a CSV file with the line, counted from 1, on which it starts. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Maximum record length in characters; a longer one most likely has an unclosed quote. */
export const RECORD_LIMIT = 1_000_000;

interface ReadRecord {
  readonly fields: string[];
  /** Where the next record starts. */
  readonly end: number;
  /** Line breaks up to there. */
  readonly breaks: number;
}

/** Counts line breaks in a text; a CRLF counts once. */
const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Parses a record character by character, and quoted parts in one slice: concatenating a million characters is slower
 * than linear.
 *
 * @returns `open` if the text ends within it, `quoted` if that is within quotes
 */
function readSlowly(text: string, from: number, separator: string, isLast: boolean): ReadRecord | 'open' | 'quoted' {
  const fields: string[] = [];
  let field = '';
  let breaks = 0;
  let state: 'start' | 'plain' | 'quoted' | 'quote-in-quoted' = 'start';
  for (let at = from; at < text.length; at++) {
    if (state === 'quoted') {
      const quote = text.indexOf('"', at);
      if (quote < 0) return 'quoted';
      const quoted = text.slice(at, quote);
      field += quoted;
      breaks += breaksIn(quoted);
      at = quote;
      state = 'quote-in-quoted';
      continue;
    }
    const character = text[at]!;
    const isCrLf = character === '\r' && text[at + 1] === '\n';
    // The second half of a CRLF may be in the next chunk.
    if (character === '\r' && at + 1 === text.length && !isLast) return 'open';
    const isBreak = character === '\n' || character === '\r';
    if (isBreak) breaks++;
    if (character === '"' && state !== 'plain') {
      if (state === 'quote-in-quoted') field += character;
      state = 'quoted';
    } else if (character === separator) {
      fields.push(field);
      field = '';
      state = 'start';
    } else if (isBreak) {
      return { fields: [...fields, field], end: at + (isCrLf ? 2 : 1), breaks };
    } else {
      field += character;
      state = 'plain';
    }
  }
  if (state === 'quoted') return 'quoted';
  return isLast ? { fields: [...fields, field], end: text.length, breaks } : 'open';
}

/**
 * Parses the records of one text in order; most have neither quotes nor a bare CR, and are split directly. Each line's
 * end and content are looked up only once, however many records with a bare CR it has.
 */
function recordReader(text: string, separator: string, isLast: boolean) {
  let lineEnd = -2;
  let isPlain = false;
  return (from: number): ReadRecord | 'open' | 'quoted' => {
    if (lineEnd !== -1 && lineEnd < from) {
      lineEnd = text.indexOf('\n', from);
      const line = lineEnd < 0 ? '' : text.slice(from, text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd);
      isPlain = lineEnd >= 0 && !line.includes('"') && !line.includes('\r');
    }
    if (!isPlain) return readSlowly(text, from, separator, isLast);
    const end = lineEnd > from && text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
    return { fields: text.slice(from, end).split(separator), end: lineEnd + 1, breaks: 1 };
  };
}

/**
 * Parses CSV (RFC 4180) in chunks: quoted fields with doubled quotes and line breaks; CRLF, LF or CR. Empty lines are
 * skipped.
 *
 * @param separator between fields, one character
 * @throws ImportError for a record beyond {@link RECORD_LIMIT} or an unclosed quote
 */
export async function* csvRows(pieces: AsyncIterable<string>, separator = ','): AsyncGenerator<CsvRow> {
  let text = '';
  let line = 1;
  // Length of the text at which an open record is parsed again from its start: it doubles, so a record in many small
  // chunks takes linear time.
  let enough = 0;
  function* rowsIn(isLast: boolean): Generator<CsvRow> {
    const readRecord = recordReader(text, separator, isLast);
    let at = 0;
    while (at < text.length) {
      const record = readRecord(at);
      if (record === 'quoted' && isLast) throw new ImportError(importText('importFile.openQuote', { line }));
      const isWhole = typeof record === 'object';
      if ((isWhole ? record.end : text.length) - at > RECORD_LIMIT)
        throw new ImportError(importText('importFile.longRecord', { line, limit: RECORD_LIMIT }));
      if (!isWhole) break;
      const { fields, end, breaks } = record;
      if (fields.length > 1 || fields[0] !== '') yield { line, fields };
      line += breaks;
      at = end;
    }
    text = text.slice(at);
    enough = Math.min(2 * text.length, RECORD_LIMIT + 1);
  }
  for await (const piece of pieces) {
    text += piece;
    if (text.length >= enough) yield* rowsIn(false);
  }
  yield* rowsIn(true);
}
