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

it('docs/glossary.md: no vehicle types but VehicleRef, DecodedVehicle, and Vehicle', () => {
  expect(named((name) => /Vehicles?$/.test(name) && name !== 'DecodedVehicle' && name !== 'Vehicle')).toEqual([]);
});
