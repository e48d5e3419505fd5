import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { nxEnvironment, oxlint, programOf, ROOT, runQuietly } from '@vinlore/setup';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { validateOptsAgainstSchema } from 'nx/src/utils/params.js';
import { readProjects } from '../boundaries/projects.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'screenshots', 'test-results']);

const PLUGIN = new URL('../../', import.meta.url);
const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(new URL(file, PLUGIN), 'utf8'));

/** A program that answers `affected` queries in a copy: Nx itself would rebuild its project graph for each query. */
const AFFECTED = `
import { readFileSync } from 'node:fs';
import { createProjectGraphAsync } from '@nx/devkit';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js';

const [target, changes] = process.argv.slice(1);
const graph = await createProjectGraphAsync({ exitOnError: true });
const nxJson = JSON.parse(readFileSync('nx.json', 'utf8'));
const answers = [];
for (const files of JSON.parse(changes)) {
  const { nodes } = await filterAffected(graph, calculateFileChanges(files, {}), nxJson);
  answers.push(Object.keys(nodes).filter((name) => nodes[name].data.targets?.[target]).sort());
}
process.stdout.write(JSON.stringify(answers), () => process.exit());
`;

/**
 * Links this workspace's packages, with the copy's own projects instead of ours.
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

/** A copy of this workspace in a temporary folder, with linked packages, to generate into. */
export function temporaryWorkspace() {
  const root = mkdtempSync(join(tmpdir(), 'vinlore-workspace-'));
  cpSync(ROOT, root, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages(root);
  // Nx locates itself by working folder and by an outer Nx's variables, which must not apply here.
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
    /** The copy as a generator's tree; nothing is written. */
    tree: () => new FsTree(root, false),
    /**
     * Runs a generator from the command line.
     *
     * @param {string} name
     * @param {readonly string[]} args
     */
    generate: (name, args) => run('nx', ['g', `@vinlore/workspace-plugin:${name}`, ...args, '--no-interactive']),
    /**
     * Runs a generator in this process, as Nx does after parsing the command line.
     *
     * @param {string} name
     * @param {Record<string, unknown>} options
     * @returns {Promise<string[]>} written paths
     */
    make: async (name, options) => {
      const { factory, schema } = readJson('generators.json').generators[name];
      validateOptsAgainstSchema(options, readJson(schema));
      const { default: generator } = await import(new URL(factory, PLUGIN).href);
      const tree = new FsTree(root, false);
      const finish = await generator(tree, options);
      const changes = tree.listChanges();
      flushChanges(root, changes);
      finish?.();
      return changes.map(({ path }) => path);
    },
    /**
     * Lists the projects whose target `nx affected -t <target>` would run, for each list of changed files.
     *
     * @param {string} target
     * @param {readonly (readonly string[])[]} changes
     * @returns {Promise<string[][]>}
     */
    affected: async (target, changes) => {
      const { code, stdout, output } = await runQuietly(
        process.execPath,
        ['--input-type=module', '--eval', AFFECTED, target, JSON.stringify(changes)],
        { cwd: root, env },
      );
      if (code !== 0) throw new Error(output);
      return JSON.parse(stdout);
    },
    /**
     * Lints files and folders, including module boundaries and typed rules.
     *
     * @param {readonly string[]} paths
     * @returns {Promise<string[]>} problems, each with its file
     */
    lint: async (paths) => {
      const { stdout, output } = await run('eslint', ['--format', 'json', '--no-warn-ignored', ...paths]);
      try {
        /** @type {import('eslint').ESLint.LintResult[]} */
        const results = JSON.parse(stdout);
        const { findings } = await oxlint('typed-rules', root, ['--type-aware', ...paths]);
        return [
          ...results.flatMap(({ filePath, messages }) =>
            messages.map(({ message }) => `${relative(root, filePath)}: ${message}`),
          ),
          ...findings.map(({ file, message }) => `${file}: ${message}`),
        ];
      } catch {
        return [output];
      }
    },
    /**
     * Type-checks files and everything they import.
     *
     * @param {readonly string[]} files
     */
    typecheck: (files) => {
      const config = { extends: './apps/server/tsconfig.json', include: [], files: files.map((file) => `./${file}`) };
      writeFileSync(join(root, 'tsconfig.made.json'), JSON.stringify(config));
      return run('typescript-native', ['--noEmit', '-p', 'tsconfig.made.json']);
    },
    /**
     * Checks that files are formatted.
     *
     * @param {readonly string[]} paths
     */
    formatted: (paths) => run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...paths]),
    /**
     * Runs test files.
     *
     * @param {readonly string[]} files
     */
    test: (files) => run('vitest', ['run', '--config', 'vitest.workspace.ts', ...files]),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}
