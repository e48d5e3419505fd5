import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A longer line is no VIN, and no file of VINs has one. In characters. */
const LONGEST_LINE = 100_000;

/** Characters that are written at once. */
const WRITTEN_AT_ONCE = 256 * 1024;

/** An input that is not a VIN a line: why, in a sentence for people. */
export class LineError extends Error {
  override readonly name = 'LineError';
}

/**
 * Writes an answer for each line that is not empty, in the order of the lines; waits where the reader of the answers is
 * slower.
 *
 * @returns how many lines were answered
 * @throws LineError for a line that nobody ends; what the output fails with
 */
export async function answerLines(
  input: AsyncIterable<Buffer>,
  output: Writable,
  answer: (line: string) => string,
): Promise<number> {
  const decoder = new StringDecoder('utf8');
  let count = 0;
  let begun = '';
  let text = '';
  const answerEach = (lines: string) => {
    for (let from = 0; from < lines.length;) {
      const end = lines.indexOf('\n', from);
      const line = lines.slice(from, end).trim();
      from = end + 1;
      if (line === '') continue;
      count++;
      text += `${answer(line)}\n`;
    }
  };
  let failure: Error | null = null;
  output.on('error', (error) => (failure = error));
  const flush = async () => {
    if (failure) throw failure;
    const isFull = !output.write(text);
    text = '';
    if (isFull) await once(output, 'drain');
  };
  for await (const part of input) {
    const read = begun + decoder.write(part);
    const last = read.lastIndexOf('\n') + 1;
    begun = read.slice(last);
    if (begun.length > LONGEST_LINE)
      throw new LineError(`A line has more than ${LONGEST_LINE} characters. Is this a file with a VIN a line?`);
    // In pieces, so that what is answered never takes much more memory than what is read.
    for (let from = 0; from < last;) {
      const upTo = last - from <= WRITTEN_AT_ONCE / 64 ? last : read.indexOf('\n', from + WRITTEN_AT_ONCE / 64) + 1;
      answerEach(read.slice(from, upTo));
      from = upTo;
      if (text.length >= WRITTEN_AT_ONCE) await flush();
    }
  }
  answerEach(`${begun}${decoder.end()}\n`);
  if (text !== '') await flush();
  return count;
}
