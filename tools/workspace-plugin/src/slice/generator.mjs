import { formatFiles, readJson } from '@nx/devkit';
import { checkName, GeneratorError, camel, pascal } from '../shared/names.mjs';
import { addProject, linkProjects } from '../shared/new-project.mjs';
import { addImport, addToArray, addToObject } from '../shared/source.mjs';
import { readmeOf } from './readme.mjs';

const CONSTRAINTS = 'tools/workspace-plugin/src/boundaries/constraints.mjs';
const BOUNDARIES = 'tools/workspace-plugin/src/boundaries/boundaries.test.ts';
const PRODUCT = 'apps/server/src/product.ts';
const OWNERS = '.github/CODEOWNERS';

/** The libs of a slice: their type, platform, and compiler options. */
const LIBS = /** @type {const} */ ([
  { part: 'domain', type: 'domain', platform: 'any', sideEffects: false },
  { part: 'feature', type: 'feature', platform: 'web', sideEffects: ['**/*.css'] },
  { part: 'desk', type: 'feature', platform: 'web', sideEffects: ['**/*.css'] },
  { part: 'server', type: 'server', platform: 'node', sideEffects: false },
]);

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @param {(text: string) => string} change
 */
function edit(tree, path, change) {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new GeneratorError(`${path} not found.`);
  tree.write(path, change(text));
}

/**
 * Creates a slice: `domain` with an empty contract, `feature` with an empty entry point, and `server`, which is mounted
 * into the server; with staff screens also `desk` with an empty entry point. The endpoint generator adds calls.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, holds: string, desk?: boolean }} options
 * @throws {GeneratorError}
 */
export default async function sliceGenerator(tree, { name, holds, desk = false }) {
  checkName('The name', name);
  if (tree.exists(`libs/${name}`)) throw new GeneratorError(`libs/${name} already exists.`);
  const contract = `${camel(name)}Contract`;
  const create = `create${pascal(name)}Module`;

  const libs = LIBS.filter(({ part }) => desk || part !== 'desk');
  const projects = libs.map(({ part, type, platform, sideEffects }) => ({
    name: `${name}-${part}`,
    root: `libs/${name}/${part}`,
    manifest: {
      sideEffects,
      exports: { '.': './src/index.ts' },
      nx: {
        name: `${name}-${part}`,
        tags: [`scope:${name}`, `type:${type}`, `platform:${platform}`],
        targets: { lint: {}, typecheck: {}, test: {} },
      },
    },
  }));
  for (const project of projects) {
    addProject(tree, project);
    const part = project.root.split('/').at(-1);
    const like = `libs/sticker/${part}/tsconfig.json`;
    tree.write(`${project.root}/tsconfig.json`, JSON.stringify(readJson(tree, like), null, 2));
  }
  for (const { part } of libs) tree.write(`libs/${name}/${part}/README.md`, readmeOf({ slice: name, part, holds }));

  tree.write(
    `libs/${name}/domain/src/contract/index.ts`,
    `/** Calls about ${holds}. */\nexport const ${contract} = {};\n`,
  );
  tree.write(`libs/${name}/domain/src/index.ts`, `export { ${contract} } from './contract/index.ts';\n`);
  for (const { part } of libs.filter(({ type }) => type === 'feature'))
    tree.write(`libs/${name}/${part}/src/index.ts`, 'export {};\n');
  tree.write(`libs/${name}/server/src/index.ts`, `export { ${create} } from './${name}-module.ts';\n`);
  tree.write(
    `libs/${name}/server/src/${name}-module.ts`,
    `import { defineModule } from '@vinlore/server-kit';
import { ${contract} } from '@vinlore/${name}-domain';

/** The server module of the ${name} slice. */
export function ${create}() {
  return defineModule({ name: '${name}', contract: ${contract}, handlers: {} });
}
`,
  );

  edit(tree, CONSTRAINTS, (text) => addToArray(CONSTRAINTS, text, 'SLICES', `'${name}'`));
  edit(tree, BOUNDARIES, (text) => {
    const trespass = `'scope:${name}': ['libs/${name}/server/src/x.ts', '@vinlore/sticker-server']`;
    return addToObject(BOUNDARIES, text, 'BROKEN', trespass) ?? text;
  });
  edit(tree, PRODUCT, (text) =>
    addToArray(PRODUCT, addImport(PRODUCT, text, create, `@vinlore/${name}-server`), 'features', `${create}()`),
  );
  edit(tree, OWNERS, (text) => {
    const line = `/libs/${name}/`.padEnd(28) + `@vinlore/${name}`;
    const lines = text.split('\n');
    const slices = lines.filter((each) => /^\/libs\/(?!shared\/)/.test(each));
    const next = slices.find((each) => each > line);
    const at = next ? lines.indexOf(next) : lines.indexOf(slices.at(-1) ?? '') + 1;
    return lines.toSpliced(at, 0, line).join('\n');
  });
  await formatFiles(tree);
  return linkProjects(tree, projects);
}
