import { RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';

/** The lines of a text, counted from 1. @throws ImportError for one that is too long to be one */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  // Pieces of a line are joined when it ends: looking through what came before again for each piece would be quadratic.
  let begun: string[] = [];
  let length = 0;
  let line = 0;
  for await (const piece of pieces) {
    const [first = '', ...more] = piece.split('\n');
    begun.push(first);
    length += first.length;
    if (length > RECORD_LIMIT)
      throw new ImportError(
        `Line ${line + 1} has more than ${RECORD_LIMIT} characters. Is this a file of lines?`,
        `La línea ${line + 1} tiene más de ${RECORD_LIMIT} caracteres. ¿Es un archivo de líneas?`,
      );
    const rest = more.pop();
    if (rest === undefined) continue;
    yield { line: ++line, text: begun.join('') };
    for (const text of more) yield { line: ++line, text };
    begun = [rest];
    length = rest.length;
  }
  if (length > 0) yield { line: line + 1, text: begun.join('') };
}
