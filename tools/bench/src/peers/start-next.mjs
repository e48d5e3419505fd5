import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, plainEnvironment, runQuietly, StepError } from '@vinlore/setup';
import { Window } from 'happy-dom';

/** Dependencies of a plain Next.js: the latest of its line, not a dependency of any of our packages. */
const PACKAGES = { next: '^16.0.0', react: '^19.0.0', 'react-dom': '^19.0.0' };
const FILES = fileURLToPath(new URL('next-page/', import.meta.url));

/** Attributes with a different name in React. */
const RENAMED = { class: 'className', for: 'htmlFor', value: 'defaultValue', checked: 'defaultChecked' };

/** @typedef {string | [tag: string, props: Record<string, unknown>, children: Part[]]} Part */

/** @param {string} style as in HTML */
const styleOf = (style) =>
  Object.fromEntries(
    style
      .split(';')
      .filter((each) => each.includes(':'))
      .map((each) => [each.slice(0, each.indexOf(':')).trim(), each.slice(each.indexOf(':') + 1).trim()]),
  );

/**
 * A page's body as React elements: the same tags, attributes, and text.
 *
 * @param {string} html of a whole page
 * @returns {Part}
 */
function treeOf(html) {
  const { document } = new Window();
  document.write(html);
  /** @param {any} element @returns {Part} */
  const partOf = (element) => {
    const attributes = [...element.attributes].map(({ name, value }) => [
      Object.hasOwn(RENAMED, name) ? RENAMED[/** @type {keyof typeof RENAMED} */ (name)] : name,
      name === 'style' ? styleOf(value) : value === '' ? true : value,
    ]);
    const props = Object.fromEntries(attributes.filter(([name]) => !name.startsWith('on')));
    const tag = element.localName;
    if (tag === 'script' || tag === 'style')
      return [tag, { ...props, dangerouslySetInnerHTML: { __html: element.textContent } }, []];
    const children = [...element.childNodes].flatMap((node) =>
      node.nodeType === 1 ? [partOf(node)] : node.nodeType === 3 ? [node.textContent] : [],
    );
    return [tag, props, children];
  };
  const [, , children] = /** @type {[string, object, Part[]]} */ (partOf(document.body));
  return ['div', {}, children];
}

/**
 * Builds and starts a plain Next.js that renders a page's content for each request: with its pages router, which takes
 * a third of the app router's time. It is installed into its own folder on first use, which needs a package registry.
 *
 * @param {string} html of the page
 * @throws {StepError} if it can't be installed or built
 */
export async function startNext(html) {
  const cwd = join(tmpdir(), 'vinlore-bench-next');
  mkdirSync(cwd, { recursive: true });
  cpSync(FILES, join(cwd, 'pages'), { recursive: true });
  writeFileSync(join(cwd, 'tree.json'), JSON.stringify(treeOf(html)));
  writeFileSync(
    join(cwd, 'package.json'),
    JSON.stringify({ name: 'plain-next', private: true, dependencies: PACKAGES }),
  );
  const env = { ...plainEnvironment(), NEXT_TELEMETRY_DISABLED: '1' };
  const next = join(cwd, 'node_modules/next/dist/bin/next');
  /** @param {string} program @param {string[]} args */
  const step = async (program, args) => {
    const { code, output } = await runQuietly(program, args, { cwd, env });
    if (code !== 0) throw new StepError(`${program} ${args.join(' ')} failed:\n${output}`);
  };
  if (!existsSync(next)) await step('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock']);
  await step(process.execPath, [next, 'build']);
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await new Promise((ready, failed) => {
    child.stdout.on('data', (text) => /Ready/.test(String(text)) && ready(undefined));
    child.once('close', () => failed(new StepError('Next.js exited.')));
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    stop: async () => void child.kill(),
  };
}
