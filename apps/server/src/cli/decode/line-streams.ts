import type { Writable } from 'node:stream';
import { ByteOutput } from './byte-output.ts';

/** Maximum line length, in characters: no file of VINs has longer ones. */
const LONGEST_LINE = 100_000;

/** Maximum bytes per character. */
const LONGEST_CHARACTER = 4;

const [LINE_END, RETURN] = [10, 13];

/** The input isn't one VIN per line; the message is for users. */
export class LineError extends Error {
  override readonly name = 'LineError';
}

/** Answers lines. Many answers differ only in the part they repeat from their line. */
export interface LineAnswers {
  /** The answer to a line, which is trimmed and not empty. */
  answer(line: string): string;
  /** The part of a line that its answer repeats. */
  repeatedOf(line: string): string;
  /** Its length for shared answers, in ASCII characters, and its position in the answer. */
  readonly shared: { readonly length: number; readonly at: number };
  /**
   * Key of lines that share an answer; undefined if a line shares it with none, or it isn't known before answering.
   *
   * @param from position in the bytes of the part to repeat
   */
  kindIn(bytes: Uint8Array, from: number): object | undefined;
}

/**
 * Writes an answer for each non-empty line, in order, with backpressure.
 *
 * @returns number of lines answered
 * @throws LineError for an overlong line; the output's error
 */
export async function answerLines(
  input: AsyncIterable<Buffer>,
  output: Writable,
  answers: LineAnswers,
): Promise<number> {
  const out = new ByteOutput(output);
  const lines = new Lines(answers, out);
  let begun: Buffer = Buffer.alloc(0);
  for await (const part of input) {
    const read = begun.length > 0 ? Buffer.concat([begun, part]) : part;
    const end = read.lastIndexOf(LINE_END) + 1;
    for (let from = 0; from < end;) {
      from = lines.answer(read, from, end);
      if (out.isFull) await out.flush();
    }
    begun = read.subarray(end);
    if (begun.length > LONGEST_LINE && isTooLong(begun))
      throw new LineError(`A line has more than ${LONGEST_LINE} characters. Does the file have one VIN per line?`);
  }
  const last = Buffer.concat([begun, Buffer.from('\n')]);
  lines.answer(last, 0, last.length);
  await out.end();
  return lines.count;
}

const isTooLong = (line: Buffer) =>
  line.length > LONGEST_LINE * LONGEST_CHARACTER || line.toString('utf8').length > LONGEST_LINE;

/** Answers lines in bytes. Of lines with a shared answer, only the first is computed. */
class Lines {
  /** Number of lines answered. */
  count = 0;
  private readonly known = new WeakMap<object, Uint8Array>();

  constructor(
    private readonly answers: LineAnswers,
    private readonly out: ByteOutput,
  ) {}

  /**
   * Answers lines until the input ends or the output is full.
   *
   * @param end of the last line
   * @returns start of the next line
   */
  answer(bytes: Buffer, from: number, end: number): number {
    const { length } = this.answers.shared;
    let at = from;
    while (at < end && !this.out.isFull) {
      let next = at + length;
      if (bytes[next] === RETURN) next += 1;
      if (bytes[next] === LINE_END && this.answerAsBefore(bytes, at)) at = next + 1;
      else {
        next = bytes.indexOf(LINE_END, at);
        this.answerText(bytes.toString('utf8', at, next).trim());
        at = next + 1;
      }
    }
    return at;
  }

  /** @returns false if the line doesn't share an earlier answer */
  private answerAsBefore(bytes: Uint8Array, from: number): boolean {
    const kind = this.answers.kindIn(bytes, from);
    const known = kind && this.known.get(kind);
    if (known === undefined) return false;
    const { out, answers } = this;
    const { length, at } = answers.shared;
    const start = out.bytes(known) + at;
    const { written } = out;
    for (let offset = 0; offset < length; offset += 1) written[start + offset] = bytes[from + offset] as number;
    this.count += 1;
    return true;
  }

  private answerText(line: string): void {
    if (line === '') return;
    const { answers, out } = this;
    const repeated = Buffer.from(answers.repeatedOf(line));
    const mayShare = repeated.length === answers.shared.length;
    if (mayShare && this.answerAsBefore(repeated, 0)) return;
    const answer = Buffer.from(`${answers.answer(line)}\n`);
    out.bytes(answer);
    this.count += 1;
    const kind = mayShare ? answers.kindIn(repeated, 0) : undefined;
    if (kind) this.known.set(kind, answer);
  }
}
