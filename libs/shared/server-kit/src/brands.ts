import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Brand,
  BrandFileSchema,
  BrandSchema,
  clarityProject,
  colorFaults,
  explainIssue,
  PlansSchema,
  tagHostFault,
  takenHost,
  ThemeSchema,
} from '@vinlore/brand';
import * as v from 'valibot';

/** A mistake in a brand's files: names the file, the field and what is allowed. Stops the start. */
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
      error instanceof SyntaxError
        ? `is not valid JSON: ${error.message}`
        : 'cannot be read; every brand needs this file',
    );
  }
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0]!;
  throw new BrandFileError(file, `field "${v.getDotPath(issue) ?? '(root)'}": ${explainIssue(issue)}`);
}

/** Returns what is wrong with a Clarity snippet in the settings; null if it is valid or absent. */
export function clarityFault(clarity: string): string | null {
  if (clarity === '') return null;
  try {
    clarityProject(clarity);
    return null;
  } catch {
    return 'must be the snippet from Clarity’s setup page, unchanged, in base64';
  }
}

function readLogo(file: string): string {
  let logo: string;
  try {
    logo = readFileSync(file, 'utf8').trim();
  } catch {
    throw new BrandFileError(file, 'cannot be read; every brand needs its logo there as SVG');
  }
  const { issues } = v.safeParse(BrandSchema.entries.logo, logo);
  if (issues) throw new BrandFileError(file, explainIssue(issues[0]));
  return logo;
}

/**
 * Reads one brand: `brand.json`, `theme.json`, `plans.json`, `assets/logo.svg`. Its colors must pass WCAG AA.
 *
 * @param folder of the brand, such as `apps/brands/vinlore`
 * @throws BrandFileError naming file, field and what is allowed
 */
export function loadBrand(folder: string): Brand {
  const at = (file: string) => join(folder, file);
  const brand = readJson(at('brand.json'), BrandFileSchema);
  if (brand.key !== basename(folder))
    throw new BrandFileError(at('brand.json'), `field "key": must be the folder's name, "${basename(folder)}"`);
  const noScript = clarityFault(brand.settings.clarity);
  if (noScript) throw new BrandFileError(at('brand.json'), `field "settings.clarity": ${noScript}`);
  const noTagHost = tagHostFault(brand.tag_host ?? '', brand.domains);
  if (noTagHost) throw new BrandFileError(at('brand.json'), `field "tag_host": ${noTagHost}`);
  const theme = readJson(at('theme.json'), ThemeSchema);
  const plans = readJson(at('plans.json'), PlansSchema);
  const logo = readLogo(at('assets/logo.svg'));
  const [fault] = colorFaults({ ...brand, theme });
  if (fault) throw new BrandFileError(at(fault.file), `field "${fault.field}": ${fault.message}`);
  return { ...brand, theme, plans, logo };
}

/** Each host must belong to one brand. */
function checkDomains(folder: string, brands: readonly Brand[]): void {
  for (const [place, brand] of brands.entries()) {
    const taken = takenHost(brand.domains, brands.slice(0, place));
    if (taken)
      throw new BrandFileError(
        join(folder, brand.key, 'brand.json'),
        `field "domains.${brand.domains.indexOf(taken.domain)}": ${taken.why}`,
      );
  }
}

/**
 * Reads the brands of a folder: its subfolders with a `brand.json`.
 *
 * @param folder usually `apps/brands`
 * @throws BrandFileError naming file, field and what is allowed
 */
export function loadBrands(folder: string): Brand[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const folders = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')))
    .map(({ name }) => join(folder, name));
  if (folders.length === 0) throw new BrandFileError(folder, 'has no brands; each brand is a folder with a brand.json');
  const brands = folders.map(loadBrand);
  checkDomains(folder, brands);
  return brands;
}
