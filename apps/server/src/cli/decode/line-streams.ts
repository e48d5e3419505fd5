import type { Writable } from 'node:stream';
import { ByteOutput } from './byte-output.ts';

/** A longer line is no VIN, and no file of VINs has one. In characters. */
const LONGEST_LINE = 100_000;

/** Bytes of a character, at most. */
const LONGEST_CHARACTER = 4;

const [LINE_END, RETURN] = [10, 13];

/** An input that is not a VIN a line: why, in a sentence for people. */
export class LineError extends Error {
  override readonly name = 'LineError';
}

/** What is answered to lines. Many answers are the same but for what they repeat of their lines. */
export interface LineAnswers {
  /** The answer to a line, which is not empty and has no blanks around it. */
  answer(line: string): string;
  /** What the answer repeats of a line. */
  repeatedOf(line: string): string;
  /** How long that is where answers are shared, in ASCII characters, and where in the answer it stands. */
  readonly shared: { readonly length: number; readonly at: number };
  /**
   * What lines that share their answer have in common; undefined where a line shares it with none, or that is not known
   * before it is answered.
   *
   * @param from where in the bytes stands what would be repeated
   */
  kindIn(bytes: Uint8Array, from: number): object | undefined;
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
      throw new LineError(`A line has more than ${LONGEST_LINE} characters. Is this a file with a VIN a line?`);
  }
  const last = Buffer.concat([begun, Buffer.from('\n')]);
  lines.answer(last, 0, last.length);
  await out.end();
  return lines.count;
}

const isTooLong = (line: Buffer) =>
  line.length > LONGEST_LINE * LONGEST_CHARACTER || line.toString('utf8').length > LONGEST_LINE;

/** Answers lines in bytes. Of lines that share their answer only the first is answered by itself. */
class Lines {
  /** How many lines were answered. */
  count = 0;
  private readonly known = new WeakMap<object, Uint8Array>();

  constructor(
    private readonly answers: LineAnswers,
    private readonly out: ByteOutput,
  ) {}

  /**
   * Answers lines until there are no more, or the output is full.
   *
   * @param end of the last line
   * @returns where the next line begins
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

  /** @returns false where the line does not share its answer with one before */
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
