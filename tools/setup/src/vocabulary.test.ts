import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { at, ROOT } from './workspace.mjs';

function codeIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|dist|\.nx|\.cache)$/.test(entry.name) ? [] : codeIn(path);
    return /\.[cm]?tsx?$/.test(entry.name) ? [path] : [];
  });
}

const DECLARATION =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) (\w+)(?=\s*[=<{]| extends\b| implements\b)/gm;

/** Every type, interface, and class of the workspace, as `file: name`. */
const declared = ['apps', 'libs', 'tools']
  .flatMap((folder) => codeIn(at(folder)))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(DECLARATION)].map(([, name]) => ({
      name: name!,
      path: relative(ROOT, path),
    })),
  );

const named = (isWrong: (name: string) => boolean) =>
  declared.filter(({ name }) => isWrong(name)).map(({ name, path }) => `${path}: ${name}`);

it('finds the types of the workspace', () => {
  expect(declared.length).toBeGreaterThan(1000);
});

it('docs/glossary.md: no type is called Wish, Told, Maker, Shown, or Parts', () => {
  expect(named((name) => name === 'Maker' || /(?:Wish|Told|Shown|Parts|Ports)$/.test(name))).toEqual([]);
});

it('docs/glossary.md: no vehicle types except VehicleRef, DecodedVehicle, and Vehicle', () => {
  expect(named((name) => /Vehicles?$/.test(name) && name !== 'DecodedVehicle' && name !== 'Vehicle')).toEqual([]);
});

/**
 * Files that use the columns `wish` and `wish_told` of `billing_subscription`, which keep their names because renaming
 * would break a running release.
 */
const WISH_COLUMNS =
  /^libs\/billing\/server\/src\/(?:subscriptions|trial)\/|^apps\/server-tests\/src\/(?:bench\/desk\/billing|every-plan\.test|start\/close-trial\.security\.test)\.ts$|^tools\/setup\/src\/(?:vocabulary\.test|voice\/rules)\.ts$/;

it('docs/glossary.md: code, comments, and test names say request, not wish', () => {
  const paths = ['apps', 'libs', 'tools'].flatMap((folder) => codeIn(at(folder)));
  const wishing = paths.filter((path) => /\bwish(?:es|ed)?\b/i.test(readFileSync(path, 'utf8')));
  expect(wishing.map((path) => relative(ROOT, path)).filter((path) => !WISH_COLUMNS.test(path))).toEqual([]);
});
