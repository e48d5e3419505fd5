import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { GAP } from '@vinlore/brand';

/** One of the things that a text can say. */
export interface TextCase {
  /** A value that is not known yet is {@link GAP} there. */
  readonly text: string;
  /** Names of the values that it says. */
  readonly says: ReadonlySet<string>;
}

/** A text in ICU MessageFormat, as far as it can be judged without values. */
export interface ReadText {
  /** Names of what it takes, also where it only chooses by it. */
  readonly variables: ReadonlySet<string>;
  /** Names of what it takes for a number. */
  readonly numbers: ReadonlySet<string>;
  /** What it can say, case by case. */
  readonly cases: readonly TextCase[];
}

/** A text with more cases is none that people could look through. */
const MOST_CASES = 200;

type Token = CompiledMessage[number];
/** What is found while a text is read. */
interface Found {
  readonly variables: Set<string>;
  readonly numbers: Set<string>;
}

const SILENT: TextCase = { text: '', says: new Set() };

const joined = (one: readonly TextCase[], other: readonly TextCase[]) =>
  one.flatMap((begin) =>
    other.map((end) => ({ text: begin.text + end.text, says: new Set([...begin.says, ...end.says]) })),
  );

/** @param counted the name whose number `#` says; null outside a plural */
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
    if (counted === null) throw new Error('A # outside a plural.');
    return saying(counted);
  }
  if (typeof token === 'string') {
    // The parser takes a brace that is never closed for a word.
    if (/[{}]/.test(token)) throw new Error('A brace by itself.');
    return [{ ...SILENT, text: token }];
  }
  const [name, kind, options] = token as [string, string?, (Record<string, CompiledMessage> | string)?];
  found.variables.add(name);
  if (kind === 'number' || kind === 'plural') found.numbers.add(name);
  if (kind === undefined || (kind === 'number' && options === undefined)) return saying(name);
  if ((kind !== 'plural' && kind !== 'select') || typeof options !== 'object') throw new Error(`No kind ${kind}.`);
  const { offset, ...named } = options;
  if (offset !== undefined || !named['other']) throw new Error('A choice needs a case "other" and no offset.');
  return Object.values(named).flatMap((tokens) => casesOf(tokens, found, kind === 'plural' ? name : counted));
}

/** Reads a text; null where it is none that a translator could say. */
export function readText(text: string): ReadText | null {
  const found = { variables: new Set<string>(), numbers: new Set<string>() };
  try {
    return { cases: casesOf(compileMessageOrThrow(text), found, null), ...found };
  } catch {
    return null;
  }
}
