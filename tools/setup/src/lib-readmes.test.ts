import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runQuietly } from './processes.mjs';
import { at, programOf } from './workspace.mjs';

interface Lib {
  /** Path from the workspace root. */
  readonly folder: string;
  readonly name: string;
  readonly platform: Platform;
  /** Import names: the package and each further entry point in its `exports`. */
  readonly entryPoints: readonly string[];
  /** Undefined if there is none. */
  readonly readme: string | undefined;
}

interface Example {
  readonly readme: string;
  readonly platform: Platform;
  readonly language: 'ts' | 'tsx';
  readonly code: string;
  /** README line where the code starts, counted from 1. */
  readonly line: number;
}

type Platform = keyof typeof TYPES;

/** Ambient types by platform, as in the libs' own tsconfig.json files. */
const TYPES = { any: [], node: ['node'], web: ['vite/client'] } as const;

const SECTIONS = ['Public surface', 'Example', 'Who may import it'];

const textOf = (path: string) => {
  try {
    return readFileSync(at(path), 'utf8');
  } catch {
    return undefined;
  }
};

function readLib(folder: string): Lib[] {
  const text = textOf(`${folder}/package.json`);
  if (text === undefined) return [];
  const { name, exports, nx } = JSON.parse(text);
  const tag = nx.tags.find((each: string) => each.startsWith('platform:'));
  return [
    {
      folder,
      name,
      platform: tag.replace('platform:', ''),
      entryPoints: Object.keys(exports).map((key) => name + key.slice(1)),
      readme: textOf(`${folder}/README.md`),
    },
  ];
}

const libs = readdirSync(at('libs'))
  .flatMap((group) => readdirSync(at('libs', group)).map((name) => `libs/${group}/${name}`))
  .flatMap(readLib);

/** Sections by heading; code blocks are kept whole. */
const sectionsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0]!.trim(), section.replace(/^.*\n/, '')]),
  );

const examplesOf = ({ folder, platform, readme = '' }: Lib): Example[] =>
  [...readme.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map((match) => ({
    readme: `${folder}/README.md`,
    platform,
    language: match[1] as Example['language'],
    code: match[2]!,
    line: readme.slice(0, match.index).split('\n').length + 1,
  }));

/**
 * The names before the dash in each line of the public surface, as code that only compiles if the package exports them.
 */
const surfaceOf = ({ folder, name, platform, readme = '' }: Lib): Example[] => {
  const start = readme.indexOf('## Public surface');
  const surface = readme.slice(start, readme.indexOf('## Example'));
  return [...surface.matchAll(/^- ((?:(?!^- ).)*?) – /gms)].map((match) => {
    const exported = [...match[1]!.matchAll(/`([A-Za-z_]\w*)[^`]*`/g)].map(([, each]) => each);
    return {
      readme: `${folder}/README.md`,
      platform,
      language: 'ts',
      code: `export type { ${exported.join(', ')} } from '${name}';\n`,
      line: readme.slice(0, start + match.index).split('\n').length,
    };
  });
};

/**
 * Type-checks examples in one program per platform, all with the workspace's own compiler options.
 *
 * @returns the compiler's errors, with the README and its line instead of the temporary file's
 */
async function compile(examples: readonly Example[]): Promise<string[]> {
  // Inside the workspace, so that the compiler resolves its packages.
  mkdirSync(at('node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(at('node_modules/.cache/readmes-'));
  try {
    const platforms = [...new Set(examples.map(({ platform }) => platform))];
    const outputs = await Promise.all(
      platforms.map(async (platform) => {
        const files = examples
          .filter((example) => example.platform === platform)
          .map(({ readme, language, code, line }) => {
            const file = join(folder, `${readme}.${line}.${language}`);
            mkdirSync(dirname(file), { recursive: true });
            // Empty lines align the compiler's line numbers with the README's.
            writeFileSync(file, '\n'.repeat(line - 1) + code);
            return file;
          });
        const config = join(folder, `tsconfig.${platform}.json`);
        const compilerOptions = { types: TYPES[platform], moduleDetection: 'force' };
        writeFileSync(config, JSON.stringify({ extends: at('tsconfig.base.json'), compilerOptions, files }));
        // The programs already run in parallel: more than one checker in each would repeat work.
        const options = ['--noEmit', '--pretty', 'false', '--checkers', '1', '--project', config];
        const compiler = [programOf('typescript-native'), ...options];
        const { code, output } = await runQuietly(process.execPath, compiler, { cwd: folder });
        if (code !== 0 && !/error TS\d+/.test(output)) throw new Error(`The compiler failed: ${output}`);
        return output;
      }),
    );
    // Indented lines continue the previous error.
    return outputs
      .flatMap((output) => output.split(/\n(?! )/))
      .map((error) => error.trim().replace(/^(\S+README\.md)\.\d+\.tsx?\(/, '$1('))
      .filter((error) => error !== '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('READMEs of the libs', () => {
  it('exist for every lib', () => {
    expect(libs.length).toBeGreaterThan(50);
    expect(libs.filter(({ readme }) => readme === undefined).map(({ folder }) => folder)).toEqual([]);
  });

  it('start with the package name and have every section', () => {
    const faults = libs.flatMap(({ folder, name, readme = '' }) => [
      ...(readme.startsWith(`# ${name}\n\n`) ? [] : [`${folder}: the heading is not "# ${name}"`]),
      ...SECTIONS.filter((section) => !sectionsOf(readme).get(section)?.trim()).map(
        (section) => `${folder}: no section "${section}"`,
      ),
    ]);
    expect(faults).toEqual([]);
  });

  it('list every entry point of the package', () => {
    const faults = libs.flatMap(({ folder, name, entryPoints, readme = '' }) => {
      const surface = sectionsOf(readme).get('Public surface') ?? '';
      return entryPoints
        .filter((entryPoint) => entryPoint !== name && !surface.includes(`\`${entryPoint}\``))
        .map((entryPoint) => `${folder}: ${entryPoint}`);
    });
    expect(faults).toEqual([]);
  });

  it('import the package by name in the example', () => {
    const faults = libs.filter((lib) => {
      const examples = examplesOf({ ...lib, readme: sectionsOf(lib.readme ?? '').get('Example') });
      return !examples.some(({ code }) => code.includes(` from '${lib.name}`));
    });
    expect(faults.map(({ folder }) => folder)).toEqual([]);
  });

  it('have an example that compiles', async () => {
    expect(await compile(libs.flatMap((lib) => [...examplesOf(lib), ...surfaceOf(lib)]))).toEqual([]);
  });

  it("are reported with the line of an example that doesn't compile", async () => {
    const broken: Example = {
      readme: 'libs/vehicle/domain/README.md',
      platform: 'any',
      language: 'ts',
      code: "import { noSuchExport } from '@vinlore/vehicle-domain';\n\nnoSuchExport();\n",
      line: 20,
    };
    expect(await compile([broken])).toEqual([
      expect.stringMatching(/^libs\/vehicle\/domain\/README\.md\(20,10\): error TS\d+: .*noSuchExport/),
    ]);
  });
});
