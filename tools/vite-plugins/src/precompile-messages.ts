import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const COMPILER = '@lingui/message-utils/compileMessage';
const STAND_IN = '\0vinlore:no-compiler';

/** An ESTree node; only the properties used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Texts in a catalog module: string values of properties with a message key. */
function textsOf(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) node.forEach((each) => textsOf(each, found));
  if (!isNode(node)) return found;
  const { type, key, value } = node;
  if (type === 'Property' && isNode(key) && isNode(value) && typeof value['value'] === 'string') {
    if (String(key['value']).includes('.')) found.push(value);
    return found;
  }
  Object.values(node).forEach((part) => textsOf(part, found));
  return found;
}

/**
 * Compiles texts with placeholders to Lingui's format, so that the browser needs no ICU message parser (5.5 KB of the
 * first route). Texts without placeholders stay as they are.
 *
 * @param parse parses JavaScript to an ESTree
 */
export function precompile(code: string, parse: (code: string) => unknown): string {
  return textsOf(parse(code))
    .filter(({ value }) => /[{}']/.test(String(value)))
    .reduceRight((done, { start, end, value }) => {
      const compiled = JSON.stringify(compileMessage(String(value)));
      return done.slice(0, start) + compiled + done.slice(end);
    }, code);
}

/** Build plugin for {@link precompile}; in development, texts are compiled in the browser. */
export function precompileMessages(): Plugin {
  return {
    name: 'vinlore:precompile-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === COMPILER ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? 'export const compileMessage = (text) => [text];' : null),
    transform: {
      // These files contain TypeScript (`as const`, types): run after it is compiled to JavaScript.
      order: 'post',
      filter: { id: /[\\/]messages[\\/].*\.ts$/ },
      handler(code) {
        return { code: precompile(code, (text) => this.parse(text)), map: null };
      },
    },
  };
}
