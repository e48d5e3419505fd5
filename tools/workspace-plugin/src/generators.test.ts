import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockFile, missingFromLock } from '@vinlore/setup';
import { FsTree } from 'nx/src/generators/tree.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import endpointGenerator from './endpoint/generator.mjs';
import sliceGenerator from './slice/generator.mjs';
import { temporaryWorkspace } from './shared/temporary-workspace.mjs';

/** Nx, ESLint and the compiler run for real: on two busy cores that takes seconds. */
const MINUTES = { timeout: 180_000 };

let workspace: ReturnType<typeof temporaryWorkspace>;
beforeAll(() => {
  workspace = temporaryWorkspace();
}, 60_000);
afterAll(() => workspace.remove());

/** The copy as a generator sees it; nothing is written. */
const tree = () => new FsTree(workspace.root, false);

const json = (path: string) => JSON.parse(readFileSync(join(workspace.root, path), 'utf8'));
const text = (path: string) => readFileSync(join(workspace.root, path), 'utf8');
const fine = { code: 0 };

describe('docs/adding-a-slice.md: nx g @vinlore/workspace-plugin:slice and :endpoint', () => {
  it('make a slice and its calls that lint, type-check and are mounted', MINUTES, async () => {
    expect(await workspace.generate('slice', ['tire-wear', '--holds=the wear of tires', '--desk'])).toMatchObject(fine);
    const call = ['tire-wear', 'list', '--summary=The member’s measurements', '--path=/api-cwa/tire-wear-lists'];
    expect(await workspace.generate('endpoint', call)).toMatchObject(fine);
    const open = [
      'tire-wear',
      'limits',
      '--summary=Legal limits',
      '--path=/api-cwa/tire-limits',
      '--method=GET',
      '--auth=none',
    ];
    expect(await workspace.generate('endpoint', open)).toMatchObject(fine);

    expect(text('libs/tire-wear/domain/src/contract/index.ts')).toContain('tireWearContract = { limits, list }');
    expect(text('libs/tire-wear/server/src/tire-wear-module.ts')).toContain(
      'handlers: { limits: limits(), list: list() }',
    );
    for (const part of ['domain', 'feature', 'desk', 'server'])
      expect(text(`libs/tire-wear/${part}/README.md`)).toMatch(
        new RegExp(`^# @vinlore/tire-wear-${part}\n.*## Public surface\n.*## Example\n.*## Who may import it\n`, 's'),
      );
    expect(text('apps/server/src/product.ts')).toContain('createTireWearModule()');
    expect(text('.github/CODEOWNERS')).toMatch(/^\/libs\/tire-wear\/ +@vinlore\/tire-wear$/m);
    expect(json('package-lock.json').packages['node_modules/@vinlore/tire-wear-server']).toEqual({
      resolved: 'libs/tire-wear/server',
      link: true,
    });
    expect(missingFromLock(json('package-lock.json') as LockFile)).toEqual([]);

    const touched = ['libs/tire-wear', 'apps/server/src/product.ts', 'tools/workspace-plugin/src/boundaries'];
    expect(await workspace.lint(touched)).toMatchObject(fine);
    expect(await workspace.formatted(touched)).toMatchObject(fine);
    // The desk's is made as the feature's.
    for (const part of ['domain', 'desk', 'server'])
      expect(await workspace.typecheck(`libs/tire-wear/${part}`)).toMatchObject(fine);
    // The server's own types, which a slice that is mounted wrongly would break.
    const { output } = await workspace.typecheck('apps/server');
    expect(output.split('\n').filter((line) => /product\.ts|tire/i.test(line))).toEqual([]);
  });

  it('the walls hold for the new slice at once', MINUTES, async () => {
    const trespass = join(workspace.root, 'libs/tire-wear/server/src/trespass.ts');
    writeFileSync(trespass, "export { createStickerModule } from '@vinlore/sticker-server';\n");
    const { code, output } = await workspace.lint(['libs/tire-wear/server/src/trespass.ts']);
    rmSync(trespass);
    expect(code).toBe(1);
    expect(output).toContain('A project tagged with "scope:tire-wear" can only depend on');
    expect(await workspace.test('workspace-plugin', 'boundaries')).toMatchObject(fine);
  });

  it('the calls come with tests of their walls, which pass', MINUTES, async () => {
    expect(await workspace.test('tire-wear-server')).toMatchObject(fine);
  });

  it('refuse a name that cannot be one, and what is there already', async () => {
    const path = '/api-cwa/x';
    await expect(sliceGenerator(tree(), { name: 'Sticker Two', holds: 'x' })).rejects.toThrow('lower-case letters');
    await expect(sliceGenerator(tree(), { name: 'sticker', holds: 'x' })).rejects.toThrow('is there already');
    const call = { name: 'list', summary: 'x', path };
    await expect(endpointGenerator(tree(), { ...call, slice: 'nowhere' })).rejects.toThrow(
      'There is no slice "nowhere"',
    );
    await expect(endpointGenerator(tree(), { ...call, slice: 'sticker' })).rejects.toThrow('list.ts is there already');
    const wrong = { ...call, slice: 'sticker', path: 'no path' };
    await expect(endpointGenerator(tree(), wrong)).rejects.toThrow('starts with a slash');
  });
});
