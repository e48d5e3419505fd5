import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A text in ICU MessageFormat, as far as it can be judged without values. */
export interface ReadText {
  /** Names of what it takes. */
  readonly variables: ReadonlySet<string>;
  /** What it can say, case by case; a variable is {@link GAP} there. */
  readonly cases: readonly string[];
}

/** Stands for a value that is not known yet. */
const GAP = '\uFFFC';

/** A text with more cases is none that people could look through. */
const MOST_CASES = 200;

type Token = CompiledMessage[number];

const joined = (one: readonly string[], other: readonly string[]) =>
  one.flatMap((begin) => other.map((end) => begin + end));

function casesOf(tokens: CompiledMessage, variables: Set<string>): readonly string[] {
  const cases = tokens.reduce<readonly string[]>(
    (said, token) => joined(said, casesOfToken(token, variables)).slice(0, MOST_CASES + 1),
    [''],
  );
  if (cases.length > MOST_CASES) throw new Error(`More than ${MOST_CASES} cases.`);
  return cases;
}

function casesOfToken(token: Token, variables: Set<string>): readonly string[] {
  if (token === '#') return [GAP];
  if (typeof token === 'string') {
    // The parser takes a brace that is never closed for a word.
    if (/[{}]/.test(token)) throw new Error('A brace by itself.');
    return [token];
  }
  const [name, kind, options] = token as [string, string?, (Record<string, CompiledMessage> | string)?];
  variables.add(name);
  if (kind === undefined || (kind === 'number' && options === undefined)) return [GAP];
  if ((kind !== 'plural' && kind !== 'select') || typeof options !== 'object') throw new Error(`No kind ${kind}.`);
  const { offset, ...named } = options;
  if (offset !== undefined || !named['other']) throw new Error('A choice needs a case "other" and no offset.');
  return Object.values(named).flatMap((tokens) => casesOf(tokens, variables));
}

/** Reads a text; null where it is none that a translator could say. */
export function readText(text: string): ReadText | null {
  const variables = new Set<string>();
  try {
    return { cases: casesOf(compileMessageOrThrow(text), variables), variables };
  } catch {
    return null;
  }
}
