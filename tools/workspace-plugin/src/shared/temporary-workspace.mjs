import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { nxEnvironment, programOf, ROOT, runQuietly } from '@vinlore/setup';
import { readProjects } from '../boundaries/projects.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'screenshots', 'test-results']);

/**
 * Links the packages of this workspace, and the copy's own projects in place of ours.
 *
 * @param {string} root of the copy
 */
function linkPackages(root) {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, '@vinlore'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@vinlore' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name), 'junction');
  }
  for (const project of readProjects(root)) {
    const link = join(to, '@vinlore', project.name);
    symlinkSync(relative(join(to, '@vinlore'), join(root, project.root)), link, 'junction');
  }
}

/**
 * A copy of this workspace in a temporary folder, with packages linked, for generating into.
 */
export function temporaryWorkspace() {
  const root = mkdtempSync(join(tmpdir(), 'vinlore-workspace-'));
  cpSync(ROOT, root, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages(root);
  // Nx tells where it is by the working folder and by what an outer Nx says; the outer one must not speak here.
  const env = Object.fromEntries(
    Object.entries(nxEnvironment()).filter(([name]) => !/^(NX_(?!DAEMON|TUI|NO_CLOUD)|VITEST)/.test(name)),
  );
  /**
   * @param {string} program
   * @param {readonly string[]} args
   */
  const run = (program, args) => runQuietly(process.execPath, [programOf(program), ...args], { cwd: root, env });
  return {
    root,
    /**
     * Runs a generator as people do.
     *
     * @param {string} name
     * @param {readonly string[]} args
     */
    generate: (name, args) => run('nx', ['g', `@vinlore/workspace-plugin:${name}`, ...args, '--no-interactive']),
    /**
     * Names the projects whose target `nx affected -t <target>` would run when these files have changed.
     *
     * @param {string} target
     * @param {readonly string[]} files
     * @returns {Promise<string[]>}
     */
    affected: async (target, files) => {
      const args = ['show', 'projects', '--affected', `--files=${files.join(',')}`, `--withTarget=${target}`, '--json'];
      const { code, stdout, output } = await run('nx', args);
      if (code !== 0) throw new Error(output);
      return JSON.parse(stdout).sort();
    },
    /**
     * Lints files and folders, module walls included.
     *
     * @param {readonly string[]} paths
     */
    lint: (paths) => run('eslint', ['--no-error-on-unmatched-pattern', ...paths]),
    /**
     * Checks the types of a project.
     *
     * @param {string} project
     */
    typecheck: (project) => run('typescript-native', ['--noEmit', '-p', join(project, 'tsconfig.json')]),
    /**
     * Whether files are formatted.
     *
     * @param {readonly string[]} paths
     */
    formatted: (paths) => run('prettier', ['--check', ...paths]),
    /**
     * Runs the tests of a project, or of one of its files.
     *
     * @param {string} project
     * @param {string} [file]
     */
    test: (project, file = '') =>
      run('vitest', ['run', '--config', 'vitest.workspace.ts', '--project', project, ...(file ? [file] : [])]),
    /**
     * @param {string} path
     */
    has: (path) => existsSync(join(root, path)),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}
