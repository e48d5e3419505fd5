import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAllowedLicense, packagesOf, unknownInstallScripts, writeBillOfMaterials } from './supply-chain.mjs';
import { at } from './workspace.mjs';

const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const workflows = readdirSync(at('.github/workflows')).map((name) => ({
  name,
  text: readFileSync(at('.github/workflows', name), 'utf8'),
}));

/** The workspace's code files that Git tracks. */
const sourceFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'libs', 'tools'], {
    cwd: at('.'),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(at(file)));

/** Third-party packages a file imports, by their name in package.json. */
const packagesImportedBy = (text: string) =>
  [...text.matchAll(/(?:^(?:import|export|\}) (?:[^'"\n]*from )?|^\} from |import\()'(@?[\w][\w./-]*)(?:\?\w+)?'/gm)]
    .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !/^(?:node:|@vinlore\/)/.test(name));

/** Shell commands in the `run:` keys of a workflow. */
function shellOf(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, indent = '', inline = ''] = /^(\s*(?:- )?)run: ?(.*)$/.exec(line) ?? [];
    if (!line.includes('run:')) return [];
    if (!/^[|>]/.test(inline)) return [inline];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((each) => each.trim() !== '' && each.search(/\S/) <= indent.length);
    return [rest.slice(0, end < 0 ? undefined : end).join('\n')];
  });
}

describe('supply chain: packages', () => {
  it('runs no package scripts during installation', () => {
    expect(readFileSync(at('.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('has a reason why each install script in the lock file can be skipped', () => {
    expect(unknownInstallScripts(lock)).toEqual([]);
    const withNewOne = { packages: { 'node_modules/evil': { version: '1.0.0', hasInstallScript: true } } };
    expect(unknownInstallScripts(withNewOne)).toEqual(['evil']);
  });

  it('declares every package the code imports, so that a fresh machine has it', () => {
    const named = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    const known = new Set([
      ...Object.keys(named.dependencies),
      ...Object.keys(named.devDependencies),
      ...builtinModules,
    ]);
    const missing = sourceFiles().flatMap((file) =>
      packagesImportedBy(readFileSync(at(file), 'utf8'))
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
    expect(packagesImportedBy(`import { a } from '@scope/b/c';\n} from 'd';\nawait import${'('}'e/f');`)).toEqual([
      ...['@scope/b', 'd', 'e'],
    ]);
  });

  it('verifies each package by checksum, and never uses a repository or URL', () => {
    type Entry = { link?: boolean; integrity?: string; resolved?: string; optional?: boolean };
    const entries = Object.entries(lock.packages as Record<string, Entry>).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    const loose = entries.filter(([, { integrity }]) => !integrity).map(([path]) => path);
    // Restored by complete-lock.mjs for systems other than the one that locked; npm installs their exact version.
    const elsewhere = /^node_modules\/@myriaddreamin\/typst-ts-node-compiler-/;
    expect(loose.filter((path) => !elsewhere.test(path))).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  it('has no package under an unapproved license', () => {
    const others = packagesOf(lock).filter(({ license }) => !isAllowedLicense(license));
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
    expect(isAllowedLicense('(MIT OR GPL-3.0-only)')).toBe(true);
    expect(isAllowedLicense('MIT AND GPL-3.0-only')).toBe(false);
    expect(isAllowedLicense(null)).toBe(false);
  });

  it('writes a CycloneDX bill of materials and the licenses of shipped packages', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-sbom-'));
    await writeBillOfMaterials(folder);
    const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
    const licenses = readFileSync(join(folder, 'third-party-licenses.txt'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX' });
    const names = new Set(sbom.components.map(({ name }: { name: string }) => name));
    expect(names).toContain('hono');
    expect(names).not.toContain('vitest');
    expect(licenses).toMatch(/^hono \d+\.\d+\.\d+: MIT$/m);
    expect(licenses).toMatch(/Permission is hereby granted/);
  });
});

describe('supply chain: workflows', () => {
  it('pins every action to a commit with its version', () => {
    const uses = workflows.flatMap(({ name, text }) =>
      [...text.matchAll(/uses: (.+)$/gm)].map(([, what]) => `${name}: ${what}`),
    );
    expect(uses.length).toBeGreaterThan(5);
    const loose = uses.filter((each) => !/: (\.\/|[\w./-]+@[0-9a-f]{40} # v\d)/.test(each));
    expect(loose).toEqual([]);
  });

  it('security: passes no expression to a shell: inputs and names are environment variables', () => {
    const risky = workflows.flatMap(({ name, text }) =>
      shellOf(text)
        .filter((script) => script.includes('${{'))
        .map((script) => `${name}: ${script.trim()}`),
    );
    expect(risky).toEqual([]);
    expect(shellOf("      - run: |\n          echo '${{ inputs.a }}'\n      - uses: x")).toEqual([
      "          echo '${{ inputs.a }}'",
    ]);
  });

  it('gives workflows read-only permissions unless a job declares otherwise', () => {
    for (const { name, text } of workflows) expect(`${name}: ${text}`).toMatch(/^permissions:\n {2}contents: read\n/m);
  });

  it('deploys only commits that passed the required check', () => {
    const ci = workflows.find(({ name }) => name === 'ci.yml')!.text;
    const deploy = workflows.find(({ name }) => name === 'deploy.yml')!.text;
    expect(ci).toMatch(/ {2}deploy:\n(?: {4}.*\n)*? {4}needs: required\n/);
    expect(ci).toContain('uses: ./.github/workflows/deploy.yml');
    // A manual run requires the same check.
    expect(deploy).not.toMatch(/^ {2}push:/m);
    expect(deploy).toContain('node tools/setup/plan-deploy.mjs');
  });

  it('tells people where to report a vulnerability', () => {
    expect(existsSync(at('SECURITY.md'))).toBe(true);
  });
});
