import { type MappingFile, MappingSchema } from '@vinlore/report-domain';
import * as v from 'valibot';

/** Something a mapping still needs before it can be previewed. */
export interface Todo {
  readonly what: 'vin' | 'record' | 'date' | 'odometer' | 'other';
  /** Index of the event, counted from 0. */
  readonly event: number | null;
  /** Error message of the mapping schema. */
  readonly words: string;
}

const WHATS: readonly (readonly [RegExp, Todo['what']])[] = [
  [/^vin/, 'vin'],
  [/^record_id/, 'record'],
  [/^events\.\d+\.date/, 'date'],
  [/^events\.\d+\.odometer/, 'odometer'],
];

/** Lists what a draft still needs to be a valid mapping; empty if it's complete. */
export function todosOf(draft: MappingFile): Todo[] {
  const parsed = v.safeParse(MappingSchema, draft);
  if (parsed.success) return [];
  const all = parsed.issues.map((issue): Todo => {
    const path = v.getDotPath(issue) ?? '';
    const event = /^events\.(\d+)/.exec(path)?.[1];
    const what = WHATS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
    return { what, event: event === undefined ? null : Number(event), words: `${path}: ${issue.message}` };
  });
  // Several errors about one date are one item.
  return all.filter(
    (todo, at) =>
      todo.what === 'other' || all.findIndex(({ what, event }) => what === todo.what && event === todo.event) === at,
  );
}

/** Parses a mapping file; returns the errors if it's invalid. */
export function readDraft(text: string): { readonly draft: MappingFile } | { readonly fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : '' };
  }
  const parsed = v.safeParse(MappingSchema, json);
  if (parsed.success) return { draft: json as MappingFile };
  return { fault: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('\n') };
}

/** Minimal shape the editor needs to display a mapping. */
const KeptSchema = v.looseObject({
  vin: v.looseObject({ column: v.string() }),
  record_id: v.union([
    v.looseObject({ columns: v.array(v.string()) }),
    v.looseObject({ hash_of: v.array(v.string()) }),
  ]),
  events: v.pipe(v.array(v.looseObject({ kind: v.unknown(), date: v.looseObject({}) })), v.minLength(1)),
});

/** Parses a stored draft, complete or not; null if it isn't one. */
export function readKeptDraft(text: string): MappingFile | null {
  try {
    const json: unknown = JSON.parse(text);
    return v.is(KeptSchema, json) ? (json as MappingFile) : null;
  } catch {
    return null;
  }
}

/** Serializes a mapping to its file format. */
export const textOfDraft = (draft: MappingFile): string => `${JSON.stringify(draft, null, 2)}\n`;
