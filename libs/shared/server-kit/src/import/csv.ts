import { ImportError } from './import-error.ts';

/** A row of a CSV file with the line, counted from 1, on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** A record longer than this is no record: most likely a quote that nobody closed. In characters. */
export const RECORD_LIMIT = 1_000_000;

/**
 * Reads CSV (RFC 4180) piece by piece: quoted fields with doubled quotes and line breaks in them; CRLF, LF or CR.
 * Empty lines are skipped.
 *
 * @param separator what stands between fields, one character
 * @throws ImportError for a record beyond {@link RECORD_LIMIT} or a quote that the file does not close
 */
export async function* csvRows(pieces: AsyncIterable<string>, separator = ','): AsyncGenerator<CsvRow> {
  let fields: string[] = [];
  let field = '';
  let size = 0;
  let line = 1;
  let began = 1;
  let state: 'start' | 'plain' | 'quoted' | 'quote-in-quoted' = 'start';
  let afterCr = false;
  for await (const piece of pieces) {
    for (const character of piece) {
      if (character === '\n' && afterCr) {
        // The second half of CRLF; inside quotes it belongs to the text.
        afterCr = false;
        if (state === 'quoted') field += character;
        continue;
      }
      afterCr = character === '\r';
      const isBreak = character === '\n' || afterCr;
      if (isBreak) line++;
      if (++size > RECORD_LIMIT)
        throw new ImportError(
          `Line ${began}: a record of more than ${RECORD_LIMIT} characters. Is a quote not closed?`,
        );
      if (state === 'quoted') {
        if (character === '"') state = 'quote-in-quoted';
        else field += character;
        continue;
      }
      if (character === '"' && state !== 'plain') {
        if (state === 'quote-in-quoted') field += character;
        state = 'quoted';
      } else if (character === separator) {
        fields.push(field);
        field = '';
        state = 'start';
      } else if (isBreak) {
        if (fields.length > 0 || field !== '') yield { line: began, fields: [...fields, field] };
        fields = [];
        field = '';
        size = 0;
        began = line;
        state = 'start';
      } else {
        field += character;
        state = 'plain';
      }
    }
  }
  if (state === 'quoted') throw new ImportError(`Line ${began}: a quote is opened and never closed.`);
  if (fields.length > 0 || field !== '') yield { line: began, fields: [...fields, field] };
}
