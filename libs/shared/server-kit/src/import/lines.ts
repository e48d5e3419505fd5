import { RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';
import { importText } from './import-text.ts';

/** Returns the lines of a text, counted from 1. @throws ImportError for one that is too long */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  // Chunks of a line are joined when it ends: searching them again for each new chunk would be quadratic.
  let begun: string[] = [];
  let length = 0;
  let line = 0;
  for await (const piece of pieces) {
    const [first = '', ...more] = piece.split('\n');
    begun.push(first);
    length += first.length;
    if (length > RECORD_LIMIT)
      throw new ImportError(importText('importFile.longLine', { line: line + 1, limit: RECORD_LIMIT }));
    const rest = more.pop();
    if (rest === undefined) continue;
    yield { line: ++line, text: begun.join('') };
    for (const text of more) yield { line: ++line, text };
    begun = [rest];
    length = rest.length;
  }
  if (length > 0) yield { line: line + 1, text: begun.join('') };
}
