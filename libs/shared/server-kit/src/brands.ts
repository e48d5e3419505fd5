import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { type Brand, BrandFileSchema, clarityScript, PlansSchema, ThemeSchema } from '@vinlore/brand';
import * as v from 'valibot';

/** A brand's files are wrong: says the file, the field and what is allowed. Stops the start. */
export class BrandFileError extends Error {
  constructor(file: string, detail: string) {
    super(`${file}: ${detail}`);
    this.name = 'BrandFileError';
  }
}

function readJson<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BrandFileError(
      file,
      error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : 'cannot be read',
    );
  }
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0]!;
  throw new BrandFileError(file, `field "${v.getDotPath(issue) ?? '(root)'}": ${issue.message}`);
}

/** Reads and compiles Clarity's script without running it: one that cannot run would be missed by nobody. */
function checkClarity(file: string, clarity: string): void {
  if (clarity === '') return;
  try {
    const script = clarityScript(clarity);
    if (script === '') throw new Error('it is empty');
    new Script(script);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be read';
    throw new BrandFileError(file, `field "settings.clarity": holds no script that runs: ${why}`);
  }
}

/**
 * Reads all brands of a folder, one sub-folder each: `brand.json`, `theme.json`, `plans.json`, `assets/logo.svg`.
 *
 * @param folder usually `apps/brands`
 * @throws BrandFileError naming file, field and what is allowed
 */
export function loadBrands(folder: string): Brand[] {
  const keys = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter(
        (entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')),
      )
    : [];
  if (keys.length === 0) throw new BrandFileError(folder, 'holds no brand; each is a folder with a brand.json');
  return keys.map(({ name }) => {
    const at = (file: string) => join(folder, name, file);
    const brand = readJson(at('brand.json'), BrandFileSchema);
    if (brand.key !== name)
      throw new BrandFileError(at('brand.json'), `field "key": must be the folder's name, "${name}"`);
    checkClarity(at('brand.json'), brand.settings.clarity);
    const theme = readJson(at('theme.json'), ThemeSchema);
    const plans = readJson(at('plans.json'), PlansSchema);
    let logo: string;
    try {
      logo = readFileSync(at('assets/logo.svg'), 'utf8').trim();
    } catch {
      throw new BrandFileError(at('assets/logo.svg'), 'cannot be read; every brand has its logo there as SVG');
    }
    return { ...brand, theme, plans, logo };
  });
}
