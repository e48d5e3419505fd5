import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { workspaceRoot } from '@nx/devkit';
import type { Catalogue, DocumentTexts } from '@vinlore/i18n';
import { describe, expect, it } from 'vitest';

/** The product's own source files according to git, committed or not. */
function sourceFiles(): string[] {
  const patterns = ['apps/*.ts', 'apps/*.tsx', 'libs/*.ts', 'libs/*.tsx'];
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns];
  return execFileSync('git', list, { cwd: workspaceRoot, encoding: 'utf8' }).split('\0').filter(Boolean);
}

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file);

const files = sourceFiles().filter((file) => !isTest(file));
const homes = files.filter(
  (file) => /\bdefine(Messages|DocumentTexts)\(/.test(read(file)) && !file.startsWith('libs/shared/i18n/'),
);
const isHome = (file: string) => homes.includes(file) || /\/messages\//.test(file);
const code = files.map((file) => ({ file, text: read(file) }));

/** Whether a key stands in code: written out, or fitting a template such as `detail.${key}`. */
const literals = new Set<string>();
const templates: RegExp[] = [];
for (const { file, text } of code) {
  for (const [, literal] of text.matchAll(/['"]([\w-]+\.[^'"`\n]+)['"]/g)) {
    // A catalog may refer to its own keys, as server schemas do; its definitions `'key': …` don't count.
    if (!isHome(file)) literals.add(literal!);
  }
  if (isHome(file)) continue;
  for (const [, template] of text.matchAll(/`((?:[\w-]+\.)+[^`\s]*\$\{[^`]*|[\w-]*\$\{[^`]*?\}\.[^`\s]*)`/g)) {
    const pattern = template!
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+');
    templates.push(new RegExp(`^${pattern}$`));
  }
}
const isUsed = (key: string) => literals.has(key) || templates.some((template) => template.test(key));

interface Loaded {
  readonly file: string;
  readonly en: Readonly<Record<string, string>>;
  readonly es: Readonly<Record<string, string>>;
}

async function load(file: string): Promise<Loaded[]> {
  const exported = (await import(pathToFileURL(join(workspaceRoot, file)).href)) as Record<string, unknown>;
  const catalogues = Object.values(exported).filter(
    (value): value is Catalogue | DocumentTexts =>
      typeof value === 'object' && value !== null && 'en' in value && 'es' in value,
  );
  return Promise.all(
    catalogues.map(async ({ en, es }) => ({ file, en, es: typeof es === 'function' ? await es() : es })),
  );
}

/** Names of a text's placeholders, including those in plural forms; `{day_on}` is another form of `{day}`. */
function placeholders(text: string): string[] {
  const names = new Set<string>();
  const walk = (parts: unknown): void => {
    if (!Array.isArray(parts)) return;
    for (const part of parts as unknown[]) {
      if (!Array.isArray(part)) continue;
      names.add(String(part[0]).replace(/_.*$/, ''));
      for (const form of Object.values((part[2] ?? {}) as Record<string, unknown>)) walk(form);
    }
  };
  walk(compileMessage(text));
  return [...names].sort();
}

const catalogues = (await Promise.all(homes.map(load))).flat();

describe('texts', () => {
  it('finds every catalog, and each is exported', () => {
    expect(catalogues.length).toBeGreaterThanOrEqual(9);
    expect(homes.filter((home) => !catalogues.some(({ file }) => file === home))).toEqual([]);
  });

  it.each(catalogues)('$file: both languages have the same texts with the same placeholders', ({ en, es }) => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
    const differing = Object.keys(en).filter(
      (key) => String(placeholders(en[key]!)) !== String(placeholders(es[key]!)),
    );
    expect(differing).toEqual([]);
  });

  it.each(catalogues)('$file: no text is empty or unused', ({ en, es }) => {
    const keys = Object.keys(en);
    expect(keys.filter((key) => !en[key]!.trim() || !es[key]!.trim())).toEqual([]);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });
});
