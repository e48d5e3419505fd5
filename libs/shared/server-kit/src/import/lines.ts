import { RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';

/** The lines of a text, counted from 1. @throws ImportError for one that is too long to be one */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let rest = '';
  let line = 0;
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    for (const text of lines) yield { line: ++line, text };
    if (rest.length > RECORD_LIMIT)
      throw new ImportError(
        `Line ${line + 1} has more than ${RECORD_LIMIT} characters. Is this a file of lines?`,
        `La línea ${line + 1} tiene más de ${RECORD_LIMIT} caracteres. ¿Es un archivo de líneas?`,
      );
  }
  if (rest !== '') yield { line: line + 1, text: rest };
}
