import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runQuietly } from './processes.mjs';
import { at, programOf, ROOT } from './workspace.mjs';

/**
 * @typedef {object} Project
 * @property {string} root such as `libs/vehicle/domain`
 * @property {Record<string, unknown>} compilerOptions what its tsconfig.json adds to tsconfig.base.json
 * @property {readonly string[]} include
 * @property {boolean} isAlone whether it cannot share a program: what an app declares for its router holds for all of it
 *
 * @typedef {object} Program a tsconfig.json, written anew for each run
 * @property {string} extends
 * @property {Record<string, unknown>} compilerOptions
 * @property {readonly string[]} include
 */

/** Every project with types of its own. @returns {Project[]} */
export function typedProjects() {
  const folders = ['apps', 'tools', ...readdirSync(at('libs')).map((slice) => `libs/${slice}`)];
  return folders.flatMap((folder) =>
    readdirSync(at(folder))
      .map((name) => `${folder}/${name}`)
      .filter((root) => existsSync(at(root, 'tsconfig.json')))
      .map((root) => {
        const { compilerOptions = {}, include } = JSON.parse(readFileSync(at(root, 'tsconfig.json'), 'utf8'));
        return { root, compilerOptions, include, isAlone: existsSync(at(root, 'src/router.tsx')) };
      }),
  );
}

/**
 * One program for all projects with the same compiler options. A program for each would read the shared libs once for
 * every project that imports them, which is most of the time.
 *
 * @param {readonly Project[]} projects
 * @param {(path: string) => string} from a path below the root, as the written file names it
 * @returns {Map<string, Program>} by the name of its file
 */
export function programsOf(projects, from) {
  /** @type {Map<string, Project[]>} */
  const groups = new Map();
  for (const project of projects) {
    const key = project.isAlone ? project.root : JSON.stringify(Object.entries(project.compilerOptions).sort());
    groups.set(key, [...(groups.get(key) ?? []), project]);
  }
  return new Map(
    [...groups.values()].map((group) => {
      const [{ root, compilerOptions }] = /** @type {[Project]} */ (/** @type {unknown} */ (group));
      const name = root.replaceAll('/', '-');
      return [
        `${name}.json`,
        {
          extends: from('tsconfig.base.json'),
          // What did not change since the last run is not checked again.
          compilerOptions: { ...compilerOptions, incremental: true, tsBuildInfoFile: `./${name}.tsbuildinfo` },
          include: group.flatMap((project) => project.include.map((entry) => from(`${project.root}/${entry}`))),
        },
      ];
    }),
  );
}

/**
 * Checks the types of every project.
 *
 * @returns {Promise<{ ok: boolean, errors: string[], output: string }>} errors as `path(line,column): error TS…`
 */
export async function checkTypesOfAll() {
  const folder = at('node_modules/.cache/types');
  mkdirSync(folder, { recursive: true });
  const from = (/** @type {string} */ path) => relative(folder, at(path));
  let ok = true;
  let output = '';
  // One after the other: the compiler uses every core by itself.
  for (const [name, program] of programsOf(typedProjects(), from)) {
    writeFileSync(`${folder}/${name}`, JSON.stringify(program, null, 2));
    const ran = await runQuietly(process.execPath, [
      programOf('typescript-native'),
      '--noEmit',
      '--pretty',
      'false',
      '--project',
      `${folder}/${name}`,
    ]);
    ok &&= ran.code === 0;
    if (ran.code !== 0) output += ran.output;
  }
  // A file that two programs read is wrong once.
  const errors = [...new Set(output.split('\n').filter((line) => /\berror\b.*TS\d+/.test(line)))];
  return { ok, errors: errors.map((line) => line.replace(`${ROOT}/`, '')), output };
}
