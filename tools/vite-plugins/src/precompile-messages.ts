import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const COMPILER = '@lingui/message-utils/compileMessage';
const STAND_IN = '\0vinlore:no-compiler';

/** A node of an ESTree; only what is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Texts of a catalogue's module: string values of properties whose key is a text's. */
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
 * Puts texts with placeholders into the form that Lingui reads, so that the browser needs no parser of ICU messages
 * (5.5 KB of the first route). A text without is read as it stands.
 *
 * @param parse reads JavaScript into an ESTree
 */
export function precompile(code: string, parse: (code: string) => unknown): string {
  return textsOf(parse(code))
    .filter(({ value }) => /[{}']/.test(String(value)))
    .reduceRight((done, { start, end, value }) => {
      const compiled = JSON.stringify(compileMessage(String(value)));
      return done.slice(0, start) + compiled + done.slice(end);
    }, code);
}

/** The build's plugin for {@link precompile}; while developing, texts are compiled in the browser. */
export function precompileMessages(): Plugin {
  return {
    name: 'vinlore:precompile-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === COMPILER ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? 'export const compileMessage = (text) => [text];' : null),
    transform: {
      // TypeScript's `as const` and types stand in these files: read once they are JavaScript.
      order: 'post',
      filter: { id: /[\\/]messages[\\/].*\.ts$/ },
      handler(code) {
        return { code: precompile(code, (text) => this.parse(text)), map: null };
      },
    },
  };
}
