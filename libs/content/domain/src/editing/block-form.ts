import { type BlockKind, BlockSchema } from '../blocks.ts';
import type { JsonRecord } from './json.ts';

/** Format of a text: single line, multiline, Markdown, or a special format. */
export type TextLook = 'line' | 'lines' | 'markdown' | 'link' | 'picture' | 'vin' | 'sample' | 'day' | 'anchor';

/** One field of a block as shown in the editor. */
export type FormField =
  | { readonly form: 'text'; readonly name: string; readonly required: boolean; readonly look: TextLook }
  | {
      readonly form: 'choice';
      readonly name: string;
      readonly required: boolean;
      readonly options: readonly string[];
      /** The default choice. */
      readonly usual: string | null;
    }
  | { readonly form: 'group'; readonly name: string; readonly required: boolean; readonly fields: readonly FormField[] }
  | {
      readonly form: 'list';
      readonly name: string;
      /** Fewest entries. */
      readonly least: number;
      /** The fields of an entry; null if entries are texts. */
      readonly fields: readonly FormField[] | null;
    };

/** Fields with a special format, in any block. */
const LOOKS: Readonly<Record<string, TextLook>> = {
  id: 'anchor',
  href: 'link',
  image: 'picture',
  exampleVin: 'vin',
  sampleVin: 'vin',
  reportVin: 'sample',
  updated: 'day',
  lead: 'lines',
  text: 'lines',
  answer: 'lines',
  note: 'lines',
  alt: 'lines',
};

/** The parts of a schema that are read here; schemas alone define the blocks. */
interface SchemaShape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly item?: SchemaShape;
  readonly wrapped?: SchemaShape;
  readonly default?: unknown;
  readonly options?: readonly string[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Minimum number of entries or characters that a schema requires. */
function leastOf({ pipe = [] }: SchemaShape): number {
  const rule = pipe.find(({ type }) => type === 'min_length');
  return typeof rule?.requirement === 'number' ? rule.requirement : 0;
}

function fieldFrom(kind: string, name: string, schema: SchemaShape): FormField {
  const required = schema.type !== 'optional';
  const inner = schema.wrapped ?? schema;
  switch (inner.type) {
    case 'picklist':
      return {
        form: 'choice',
        name,
        required,
        options: inner.options ?? [],
        usual: typeof schema.default === 'string' ? schema.default : null,
      };
    case 'array':
      return {
        form: 'list',
        name,
        least: leastOf(inner),
        fields: inner.item?.entries ? fieldsFrom(kind, inner.item) : null,
      };
    case 'strict_object':
      return { form: 'group', name, required, fields: fieldsFrom(kind, inner) };
    default: {
      const look = kind === 'rich-text' && name === 'text' ? 'markdown' : (LOOKS[name] ?? 'line');
      return { form: 'text', name, required, look };
    }
  }
}

const fieldsFrom = (kind: string, { entries = {} }: SchemaShape): FormField[] =>
  Object.entries(entries)
    .filter(([name]) => name !== 'kind')
    .map(([name, schema]) => fieldFrom(kind, name, schema))
    // Visible fields first, the anchor last.
    .toSorted((one, other) => Number(one.name === 'id') - Number(other.name === 'id'));

const FORMS: ReadonlyMap<string, readonly FormField[]> = new Map(
  BlockSchema.options.map((schema) => {
    const { literal } = schema.entries.kind;
    return [literal, fieldsFrom(literal, schema as unknown as SchemaShape)];
  }),
);

/** Returns the fields of a block kind, read from its schema; null for an unknown kind. */
export const blockForm = (kind: string): readonly FormField[] | null => FORMS.get(kind) ?? null;

/** Returns a blank list entry; `fields` as in `FormField`. */
export const blankEntry = (fields: readonly FormField[] | null): unknown => (fields ? blankFields(fields) : '');

function blankFields(fields: readonly FormField[]): JsonRecord {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.form === 'list')
        return [[field.name, Array.from({ length: field.least }, () => blankEntry(field.fields))]];
      if (!field.required) return [];
      if (field.form === 'group') return [[field.name, blankFields(field.fields)]];
      return [[field.name, field.form === 'choice' ? field.options[0] : '']];
    }),
  );
}

/** Returns a blank block of a kind: required fields are present and empty. */
export function blankBlock(kind: BlockKind): JsonRecord & { readonly kind: BlockKind } {
  return { kind, ...blankFields(blockForm(kind)!) };
}
