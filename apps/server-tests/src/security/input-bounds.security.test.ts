import type { Endpoint } from '@vinlore/contract';
import type { GenericSchema } from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { openTestProduct } from '../testing/test-product.ts';

const { product, close } = await openTestProduct();
afterAll(close);
const rows: readonly Endpoint[] = product.modules.flatMap(({ contract }) => Object.values(contract));

/** The parts of valibot's schemas and actions that this test inspects. */
interface Node {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly items?: readonly Node[];
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: unknown;
  readonly rest?: Node;
  readonly key?: Node;
  readonly value?: Node;
  readonly getter?: (input: unknown) => Node;
}

/** Whether a pattern limits the length: anchored, without `*`, `+`, or `{n,}`. */
function endsSomewhere(pattern: unknown): boolean {
  if (!(pattern instanceof RegExp)) return false;
  const plain = pattern.source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return plain.startsWith('^') && plain.endsWith('$') && !/[*+]|\{\d+,\}/.test(plain);
}

const LENGTHS = new Set(['length', 'max_length', 'max_size', 'max_bytes', 'max_graphemes', 'max_entries', 'entries']);
const FORMS = new Set(['uuid', 'iso_date', 'iso_date_time', 'iso_timestamp', 'iso_time', 'iso_week', 'ulid']);

/** Whether a later action in the pipe limits the length of a text, list, or file. */
const isBounded = (actions: readonly Node[]) =>
  actions.some(
    ({ kind, type, requirement }) =>
      kind === 'validation' &&
      (LENGTHS.has(type) || FORMS.has(type) || (type === 'regex' && endsSomewhere(requirement))),
  );

const BARE = new Set([
  'boolean',
  'number',
  'literal',
  'picklist',
  'enum',
  'null',
  'undefined',
  'never',
  'nan',
  'bigint',
]);
const SIZED = new Set(['string', 'array', 'record', 'blob', 'file', 'map', 'set', 'instance']);

/** Paths at which a schema accepts unlimited input. */
function unbounded(node: Node, path: string, seen: ReadonlySet<Node> = new Set()): string[] {
  if (seen.has(node)) return [];
  const within = new Set([...seen, node]);
  const [first, ...actions] = node.pipe ?? [node];
  const inner = (next: Node | undefined, name: string) => (next ? unbounded(next, `${path}${name}`, within) : []);
  // A transformation's output is the server's: only what precedes it comes from the sender.
  const { type } = first!;
  const own = SIZED.has(type) && !isBounded(actions) ? [`${path} (${type})`] : [];
  if (BARE.has(type)) return own;
  const deeper =
    first === node ? [] : actions.filter(({ kind }) => kind === 'schema').flatMap((next) => inner(next, ''));
  if (first !== node && first!.pipe) return [...inner(first, ''), ...deeper];
  const { entries = {}, items = [], item, wrapped, options, rest, key, value, getter } = first!;
  const parts = [
    ...Object.entries(entries).flatMap(([name, next]) => inner(next, `.${name}`)),
    ...items.flatMap((next, at) => inner(next, `[${at}]`)),
    ...inner(item, '[]'),
    ...inner(wrapped, ''),
    ...inner(rest, '[rest]'),
    ...inner(key, '{key}'),
    ...inner(value, '{}'),
    ...(Array.isArray(options) && typeof options[0] === 'object'
      ? (options as Node[]).flatMap((next) => inner(next, ''))
      : []),
    ...inner(getter?.(undefined), ''),
  ];
  const isKnown =
    SIZED.has(type) ||
    parts.length > 0 ||
    entries !== undefined ||
    /object|optional|null|undefined|union|variant|lazy|tuple|intersect/.test(type);
  if (type === 'unknown' || type === 'any' || type === 'custom' || type.startsWith('loose_') || !isKnown)
    own.push(`${path} (${type})`);
  return [...own, ...parts, ...deeper];
}

/**
 * Limited outside the schema: signed bodies by the route's `bodyLimit`, which every raw route declares, and a content
 * draft as a whole (`LONGEST_DOCUMENT`), since its parts may be unfinished.
 */
const isSizedElsewhere = (row: Endpoint, place: string) =>
  (row.encoding === 'raw' && row.bodyLimit !== undefined) ||
  /^content\.\w+\.document\..* \(loose_object\)$/.test(place);

it('every text, list, and file of every route has a maximum size in its schema', () => {
  const found = rows.flatMap((row) =>
    unbounded(row.request as unknown as Node & GenericSchema, row.name).filter(
      (place) => !isSizedElsewhere(row, place),
    ),
  );
  expect(found).toEqual([]);
});
