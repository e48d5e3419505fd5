import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { GAP } from '@vinlore/brand';

/** One variant of a text. */
export interface TextCase {
  /** Unknown values are {@link GAP} in it. */
  readonly text: string;
  /** Names of the values it contains. */
  readonly says: ReadonlySet<string>;
}

/** A text in ICU MessageFormat, as far as it can be checked without values. */
export interface ReadText {
  /** Names of its variables, including those used only for choices. */
  readonly variables: ReadonlySet<string>;
  /** Names of its numeric variables. */
  readonly numbers: ReadonlySet<string>;
  /** All variants, case by case. */
  readonly cases: readonly TextCase[];
}

/** A text with more variants is too many to review. */
const MOST_CASES = 200;

type Token = CompiledMessage[number];
/** State while a text is parsed. */
interface Found {
  readonly variables: Set<string>;
  readonly numbers: Set<string>;
}

const SILENT: TextCase = { text: '', says: new Set() };

const joined = (one: readonly TextCase[], other: readonly TextCase[]) =>
  one.flatMap((begin) =>
    other.map((end) => ({ text: begin.text + end.text, says: new Set([...begin.says, ...end.says]) })),
  );

/** @param counted name of the number that `#` stands for; null outside a plural */
function casesOf(tokens: CompiledMessage, found: Found, counted: string | null): readonly TextCase[] {
  const cases = tokens.reduce<readonly TextCase[]>(
    (said, token) => joined(said, casesOfToken(token, found, counted)).slice(0, MOST_CASES + 1),
    [SILENT],
  );
  if (cases.length > MOST_CASES) throw new Error(`More than ${MOST_CASES} cases.`);
  return cases;
}

const saying = (name: string): readonly TextCase[] => [{ text: GAP, says: new Set([name]) }];

function casesOfToken(token: Token, found: Found, counted: string | null): readonly TextCase[] {
  if (token === '#') {
    if (counted === null) throw new Error('A # is outside a plural.');
    return saying(counted);
  }
  if (typeof token === 'string') {
    // The parser takes an unclosed brace for text.
    if (/[{}]/.test(token)) throw new Error('A brace is unmatched.');
    return [{ ...SILENT, text: token }];
  }
  const [name, kind, options] = token as [string, string?, (Record<string, CompiledMessage> | string)?];
  found.variables.add(name);
  if (kind === 'number' || kind === 'plural') found.numbers.add(name);
  if (kind === undefined || (kind === 'number' && options === undefined)) return saying(name);
  if ((kind !== 'plural' && kind !== 'select') || typeof options !== 'object')
    throw new Error(`Unknown kind: ${kind}.`);
  const { offset, ...named } = options;
  if (offset !== undefined || !named['other']) throw new Error('A choice needs a case "other" and no offset.');
  return Object.values(named).flatMap((tokens) => casesOf(tokens, found, kind === 'plural' ? name : counted));
}

/** Parses a text; null if it is not one that a translator supports. */
export function readText(text: string): ReadText | null {
  const found = { variables: new Set<string>(), numbers: new Set<string>() };
  try {
    return { cases: casesOf(compileMessageOrThrow(text), found, null), ...found };
  } catch {
    return null;
  }
}
