import { once } from 'node:events';
// Not from `node:fs/promises`, which would be loaded even for VINs that need no file.
import { createReadStream, createWriteStream, promises as files } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withHelp } from './command.ts';
import { workspaceRoot } from '@vinlore/documents';
import { answerInUse, type DecoderInUse, loadDecoderInUse, type LocalDecoder } from '@vinlore/vehicle-server';
import { answerLines, type LineAnswers, LineError } from './decode/line-streams.ts';
import { vinLines } from './decode/vin-lines.ts';

const USAGE = `Usage: npm run decode -- <VIN>…
       npm run decode -- --ndjson < file                one VIN per line in, one JSON object per line out
       npm run decode -- --in FILE --out FILE           the same, from file to file
       --elements "Body Class,Drive Type"               only these vPIC elements
       --full                                           adds each value's vPIC id, group, and source
`;

const OPTIONS = {
  ndjson: { type: 'boolean' },
  in: { type: 'string' },
  out: { type: 'string' },
  elements: { type: 'string' },
  full: { type: 'boolean' },
} as const;

/** A decoded VIN for the terminal: vPIC's groups, one value per line. */
function sheet(decoder: LocalDecoder, typed: string): string {
  const { vin, year, make, model, errorText, groups, elements, typical, suggestions } = decoder.raw(typed);
  const width = Math.max(20, ...Object.keys({ ...elements, ...typical }).map((name) => name.length)) + 2;
  const defaults = Object.entries(typical);
  const row = (name: string, value: string) => `  ${name.padEnd(width)}${value}`;
  return [
    `${vin}  ${[year, make, model].filter(Boolean).join(' ') || 'unknown'}`,
    row('Check', errorText),
    ...suggestions.map((each) => row('Did you mean', each.vin)),
    ...groups.flatMap((group) => ['', group.name, ...group.elements.map((name) => row(name, elements[name] ?? ''))]),
    ...(defaults.length > 0
      ? ['', 'Typical for this type, not encoded in the VIN', ...defaults.map(([name, value]) => row(name, value))]
      : []),
    '',
    row('Source', `NHTSA vPIC${decoder.release === null ? '' : ` ${decoder.release}`}, as of ${decoder.asOf}`),
    '',
  ].join('\n');
}

/** Location of the decoder's data. This command doesn't open the product, so it starts in milliseconds. */
function dataInUse(): DecoderInUse {
  // All VINs use the same date, however long the run takes.
  const today = new Date();
  return {
    dataDir: process.env['DATA_DIR']?.trim() || '.data',
    builtIndex: join(workspaceRoot(), 'dist/vpic/vpic.index'),
    clock: () => today,
    onFault: (error, instead) => {
      const why = (error instanceof Error ? error.message : String(error)).replace(/[.\s]*$/, '');
      process.stderr.write(
        `Can’t use the imported vPIC release (${why}). Decoding with ${instead ?? 'the bundled data'}.\n`,
      );
    },
  };
}

/** Writes to a file, which appears under its name once complete. Devices and pipes are written directly. */
async function fileOut(path: string) {
  const isPlain = await files.stat(path).then(
    (found) => found.isFile(),
    () => true,
  );
  const beside = isPlain ? `${path}.${process.pid}.part` : path;
  const stream = createWriteStream(beside);
  await once(stream, 'open').catch(() => {
    throw new LineError(`Can’t write to ${path}.`);
  });
  return {
    stream,
    keep: async () => {
      stream.end();
      await once(stream, 'close');
      if (isPlain) await files.rename(beside, path);
    },
    drop: async () => {
      stream.destroy();
      if (isPlain) await files.rm(beside, { force: true });
    },
  };
}

/** One VIN per line, from a file or standard input to a file or standard output. */
async function decodeLines(answers: LineAnswers, from: string | undefined, to: string | undefined) {
  const input = from === undefined ? process.stdin : createReadStream(from, { highWaterMark: 256 * 1024 });
  if (from !== undefined)
    await once(input, 'open').catch(() => {
      throw new LineError(`Can’t read ${from}.`);
    });
  const out = to === undefined ? null : await fileOut(to);
  try {
    const started = performance.now();
    const count = await answerLines(input, out?.stream ?? process.stdout, answers);
    await out?.keep();
    const seconds = (performance.now() - started) / 1000;
    if (out)
      process.stderr.write(`${count} VINs in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second.\n`);
  } catch (error) {
    await out?.drop();
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** `npm run decode`: decodes VINs locally, from arguments, standard input, or a file. Needs no running server. */
export const decode = withHelp(USAGE, async (args) => {
  const fail = (words: string) => {
    process.stderr.write(`${words}${words ? '\n\n' : ''}${USAGE}`);
    return 2;
  };
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
  const { positionals: vins, values } = parsed;
  const asLines = values.ndjson || values.in !== undefined || values.out !== undefined;
  if (vins.length === 0 && !asLines) return fail('');
  if (vins.length > 0 && (values.in ?? values.out) !== undefined) return fail('Pass VINs or files, not both.');
  if (!asLines && (values.elements !== undefined || values.full))
    return fail('--elements and --full need --ndjson, --in, or --out.');
  const names =
    values.elements
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? null;
  const options = { names, full: values.full ?? false };
  try {
    if (vins.length > 0) {
      const lines = answerInUse(dataInUse(), (decoder) => {
        const each = asLines ? vinLines(decoder, options).answer : (vin: string) => sheet(decoder, vin);
        return vins.map((vin) => `${each(vin)}\n`);
      });
      process.stdout.write(lines.join(''));
    } else await decodeLines(vinLines(loadDecoderInUse(dataInUse()), options), values.in, values.out);
    return 0;
  } catch (error) {
    // The reader has closed the pipe (`| head`).
    if (codeOf(error) === 'EPIPE') return 0;
    if (!(error instanceof LineError) && typeof codeOf(error) !== 'string') throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
});
