import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { decode } from './decode.ts';
import { importVpic } from './import-vpic.ts';

/** Path of an excerpt of NHTSA's own dump, if present on this machine, with NHTSA's responses for ten of its VINs. */
const EXCERPT = join(process.env['VINLORE_DATA'] ?? '/work/shared/data', 'vpic-dump');
const DUMP = join(EXCERPT, 'vPICList_lite_excerpt.plain.zip');

interface Recorded {
  readonly vin: string;
  /** Elements that the excerpt covers. */
  readonly answer: Readonly<Record<string, string>>;
  /** Elements with missing rows, and what NHTSA's procedure returns then. */
  readonly left_out: Readonly<Record<string, { readonly decoded: string | null }>>;
}
interface Decoded {
  readonly vin: string;
  readonly elements: Readonly<Record<string, string>>;
  readonly typical?: Readonly<Record<string, string>>;
  readonly details: readonly { readonly name: string; readonly value: string; readonly source: string }[];
}

const linesOf = <T>(text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
const recorded = existsSync(DUMP) ? linesOf<Recorded>(readFileSync(join(EXCERPT, 'answers.jsonl'), 'utf8')) : [];
if (recorded.length === 0)
  console.log(`The import of NHTSA's own dump is not tested: ${DUMP} does not exist; set VINLORE_DATA.`);

/** Rounds numbers to nine decimals and turns line breaks into spaces, as the recording does. */
const plain = (text: string) =>
  /^\d+\.?\d*$/.test(text) ? String(Number(Number(text).toFixed(9))) : text.replace(/\s+/g, ' ').trim();
const allPlain = (elements: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(elements).map(([name, value]) => [name, plain(value)]));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-decode-'));
  vi.stubEnv('DATA_DIR', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.skipIf(recorded.length === 0)('decodes NHTSA’s own dump exactly as NHTSA does, in every element', async () => {
  let out = '';
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true));
  expect(await importVpic(DUMP)).toBe(0);
  expect(out).toContain('vPICList_lite_excerpt is in use');
  out = '';
  expect(await decode(['--full', '--ndjson', ...recorded.map(({ vin }) => vin)])).toBe(0);
  vi.restoreAllMocks();

  const decoded = linesOf<Decoded>(out);
  expect(decoded.map(({ vin }) => vin)).toEqual(recorded.map(({ vin }) => vin));
  for (const [at, { vin, answer }] of recorded.entries()) {
    const { elements, typical, details } = decoded[at]!;
    const all = allPlain({ ...typical, ...elements });
    expect(all, vin).toMatchObject(allPlain(answer));
    const defaults = details.filter(({ source, value }) => source === 'default' && value !== 'Not Applicable');
    expect(Object.keys(typical ?? {}).sort(), vin).toEqual(defaults.map(({ name }) => name).sort());
    expect(Object.keys(elements).filter((name) => name in (typical ?? {}))).toEqual([]);
  }
  const whole = recorded.filter(({ left_out }) => Object.keys(left_out).length === 0);
  expect(whole).toHaveLength(3);
  for (const { vin, answer } of whole) {
    const { elements, typical } = decoded.find((each) => each.vin === vin)!;
    expect(allPlain({ ...typical, ...elements }), vin).toEqual(allPlain(answer));
  }
  // If the excerpt lacks rows, expect what NHTSA's procedure returns without them.
  for (const [at, { vin, left_out }] of recorded.entries()) {
    const { elements, typical } = decoded[at]!;
    const all = allPlain({ ...typical, ...elements });
    const ours = Object.keys(left_out).map((name) => [name, all[name] ?? null]);
    const theirs = Object.entries(left_out).map(([name, { decoded: said }]) => [
      name,
      said === null ? null : plain(said),
    ]);
    expect(ours, vin).toEqual(theirs);
  }
});
