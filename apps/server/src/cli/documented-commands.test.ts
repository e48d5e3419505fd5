import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@vinlore/documents';
import { VARIABLES } from '@vinlore/server-kit';
import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from './commands.ts';

/** A command line in a document. */
interface Documented {
  /** Its location, such as `README.md: npm start`. */
  readonly at: string;
  /** Names of variables set before it. */
  readonly variables: readonly string[];
  readonly words: readonly string[];
}

const root = workspaceRoot();
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];

/** Lines of fenced shell blocks without their comments, and inline commands. */
function linesOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```(?:sh|bash)\n(.*?)^```$/gms)].map(([, code]) => code!);
  const lines = blocks.flatMap((code) => code.replaceAll('\\\n', ' ').split('\n'));
  const spans = [...markdown.replace(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
  return [...lines, ...spans].map((line) => line.replace(/ # .*$/, '').trim());
}

function read(document: string): Documented[] {
  return linesOf(textOf(document)).flatMap((line) => {
    const [, assigned = '', command] = /^((?:[A-Z_]+=\S* )*)((?:npm|npx|node) .+)$/.exec(line) ?? [];
    if (!command) return [];
    const words = [...command.matchAll(/"[^"]*"|[^\s"]+/g)].map(([word]) => word.replace(/^\[|\]$/g, ''));
    const variables = [...assigned.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!);
    return [{ at: `${document}: ${line}`, variables, words }];
  });
}

const documented = documents.flatMap(read);
const npmCommands = documented.filter(({ words: [program] }) => program === 'npm');
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

/** npm's own commands used in documents. */
const OF_NPM = ['install', 'ci'];

/** The script that an npm command runs, and the arguments it passes on. */
function scriptOf({ words: [, verb = '', ...rest] }: Documented) {
  const [name = '', ...args] = verb === 'run' ? rest : [verb, ...rest];
  const dashes = args.indexOf('--');
  return { name, kept: dashes < 0 ? args : args.slice(0, dashes), args: dashes < 0 ? args : args.slice(dashes + 1) };
}

/** Our own commands by the name that npm's script passes to `tools/setup/run.mjs`. */
const ownCommands = npmCommands.flatMap((each) => {
  const { name, args } = scriptOf(each);
  const [, command] = /^node tools\/setup\/run\.mjs (\w+)$/.exec(scripts[name] ?? '') ?? [];
  return command ? [{ at: each.at, command, args }] : [];
});

const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterEach(() => said.mockClear());

/** The usage text of each command. */
const usages = new Map<string, string>();
beforeAll(async () => {
  for (const [name, load] of Object.entries(COMMANDS)) {
    said.mockClear();
    await (
      await load()
    )(['--help']);
    usages.set(name, said.mock.calls.flat().join(''));
  }
}, 180_000);

/** Whether the usage mentions an action or subject, such as `recalls` of `import`. */
const namesWord = (usage: string, word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(usage);

describe('commands in README, CONTRIBUTING, SECURITY, and docs', () => {
  it('are found', () => {
    expect(documented.length).toBeGreaterThan(100);
    expect(ownCommands.length).toBeGreaterThan(60);
  });

  it('exist as scripts in package.json', () => {
    const unknown = npmCommands.filter((each) => {
      const { name } = scriptOf(each);
      return !Object.hasOwn(scripts, name) && !OF_NPM.includes(name);
    });
    expect(unknown.map(({ at }) => at)).toEqual([]);
  });

  it('put options after --, or npm would take them', () => {
    const swallowed = npmCommands.filter((each) => {
      const { name, kept } = scriptOf(each);
      return Object.hasOwn(scripts, name) && kept.some((word) => word.startsWith('-'));
    });
    expect(swallowed.map(({ at }) => at)).toEqual([]);
  });

  it('use actions and options that our command line has', () => {
    const faults = ownCommands.flatMap(({ at, command, args }) => {
      const usage = usages.get(command);
      if (!usage) return [`${at}: there is no command "${command}"`];
      const [action = ''] = args;
      const options = args.filter((word) => word.startsWith('--')).map((word) => word.replace(/[^\w-].*$/, ''));
      return [
        ...(/^[a-z][a-z-]+$/.test(action) && !namesWord(usage, action) ? [`${at}: no action "${action}"`] : []),
        ...options.filter((option) => !namesWord(usage, option)).map((option) => `${at}: no option ${option}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('pass generators the options in their schemas, including all required ones', () => {
    const faults = documented.flatMap(({ at, words }) => {
      const [, name] = /^@vinlore\/workspace-plugin:(\w+)$/.exec(words[3] ?? '') ?? [];
      if (!name) return [];
      const schema = `tools/workspace-plugin/src/${name}/schema.json`;
      if (!existsSync(join(root, schema))) return [`${at}: there is no generator "${name}"`];
      const { properties, required } = JSON.parse(textOf(schema)) as { properties: object; required: string[] };
      const given = words
        .filter((word) => word.startsWith('--'))
        .map((word) => word.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
      return [
        ...given.filter((option) => !Object.hasOwn(properties, option)).map((option) => `${at}: no option ${option}`),
        // A command without options prompts for them.
        ...(given.length === 0 ? [] : required.filter((option) => !given.includes(option))).map(
          (option) => `${at}: lacks --${option}`,
        ),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('set variables that the product, or the program they start, reads', () => {
    const tools = [
      'tools',
      'libs/shared/testing-web',
      'apps/server-tests/src',
      'apps/marketing-e2e',
      'apps/members-e2e',
      'apps/staff-e2e',
    ];
    const sources = tools
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
      )
      .filter((path) => /\.(?:mjs|ts)$/.test(path) && !path.includes('node_modules'))
      .map(textOf);
    const isRead = (name: string) => {
      const reading = new RegExp(`env(?:\\.|\\[')${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = process\\.env`);
      return Object.hasOwn(VARIABLES, name) || sources.some((text) => reading.test(text));
    };
    const unread = documented.flatMap(({ at, variables }) =>
      variables.filter((name) => !isRead(name)).map((name) => `${at}: nothing reads ${name}`),
    );
    expect(unread).toEqual([]);
  });

  it('run existing programs of the repository', () => {
    const missing = documented.filter(
      ({ words: [program, file = ''] }) => program === 'node' && !existsSync(join(root, file)),
    );
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  it('decode the VIN of the first tutorial', async () => {
    await ensureIndex();
    const { args } = ownCommands.find(({ at }) => at.startsWith('docs/tutorials/first-sticker.md: npm run decode'))!;
    expect(await (await COMMANDS['decode']!())(args)).toBe(0);
    expect(said.mock.calls.flat().join('')).toContain('Outback');
  });
});
