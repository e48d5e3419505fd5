import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { bilingualLines } from './bilingual.ts';

/** Code that may contain what looks like bilingual text, with reasons. */
const ALLOWED: Readonly<Record<string, string>> = {
  'libs/shared/brand/src/language.ts': 'what each language calls itself',
  'libs/content/domain/src/mailing.ts': 'what visitors agreed to, word for word; a version never changes',
  'libs/billing/server/src/invoices/paper/made-up-invoices.ts': 'the name of a made-up buyer',
  'libs/vehicle/domain/src/classic/chrysler.ts': 'names of models',
  'libs/vehicle/domain/src/classic/ford-models.ts': 'names of models',
  'libs/vehicle/domain/src/classic/gm-codes.ts': 'names of places',
};

/** The product's own code; catalogs are in `messages` folders. */
function productFiles(): string[] {
  return execFileSync('git', ['ls-files', 'apps', 'libs'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.(test|spec)\.tsx?$|\/(testing|messages)\/|^apps\/([\w-]+-e2e|server-tests)\//.test(file));
}

const linesOf = (code: string) => bilingualLines('a.tsx', code);

describe('bilingual text', () => {
  it.each([
    ["const words = { en: 'Vehicle', es: 'Auto' };", 'a pair'],
    ['const words = { en: `Made ${day}`, es: `Hecho ${day}` };', 'a pair with values'],
    ["const title = language === 'es' ? 'La lista' : 'The list';", 'a choice by language'],
    ["say('No record', 'Sin categoría');", 'Spanish'],
    ['const screen = <p>¿Qué auto?</p>;', 'Spanish of a screen'],
  ])('is found: %s', (code) => {
    expect(linesOf(code)).toEqual([1]);
  });

  it.each([
    "const locales = { en: 'en-US', es: 'es-US' };",
    "const loaders = { en, es: () => import('./es.ts') };",
    "const hint = language === 'es' ? 'replyHintEs' : 'replyHint';",
    '// «¿Qué?» is a comment',
  ])('ignores keys, identifiers, and comments: %s', (code) => {
    expect(linesOf(code)).toEqual([]);
  });

  it('is in catalogs, never in code (docs/how-to/adding-a-language.md)', () => {
    const found = productFiles().flatMap((file) => {
      const lines = bilingualLines(file, readFileSync(join(ROOT, file), 'utf8'));
      return file in ALLOWED ? [] : lines.map((line) => `${file}:${line}`);
    });
    expect(found, 'move them into messages/<language>.ts').toEqual([]);
  });

  it('still exists in each file that is exempt', () => {
    const needless = Object.keys(ALLOWED).filter(
      (file) => bilingualLines(file, readFileSync(join(ROOT, file), 'utf8')).length === 0,
    );
    expect(needless).toEqual([]);
  });
});
