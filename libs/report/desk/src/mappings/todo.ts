import { type MappingFile, MappingSchema } from '@vinlore/report-domain';
import * as v from 'valibot';

/** What a mapping still lacks before it can be tried. */
export interface Todo {
  readonly what: 'vin' | 'record' | 'date' | 'odometer' | 'other';
  /** The event that lacks it, counted from 0. */
  readonly event: number | null;
  /** What the mapping language says of it. */
  readonly words: string;
}

const WHATS: readonly (readonly [RegExp, Todo['what']])[] = [
  [/^vin/, 'vin'],
  [/^record_id/, 'record'],
  [/^events\.\d+\.date/, 'date'],
  [/^events\.\d+\.odometer/, 'odometer'],
];

/** What is to be done before a draft is a mapping; none where it is one. */
export function todosOf(draft: MappingFile): Todo[] {
  const parsed = v.safeParse(MappingSchema, draft);
  if (parsed.success) return [];
  const all = parsed.issues.map((issue): Todo => {
    const path = v.getDotPath(issue) ?? '';
    const event = /^events\.(\d+)/.exec(path)?.[1];
    const what = WHATS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
    return { what, event: event === undefined ? null : Number(event), words: `${path}: ${issue.message}` };
  });
  // Several things wrong with one date are one thing to do.
  return all.filter(
    (todo, at) =>
      todo.what === 'other' || all.findIndex(({ what, event }) => what === todo.what && event === todo.event) === at,
  );
}

/** A mapping out of a file; what is wrong with it, where it is none. */
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

/** As much of a mapping as the studio needs to show it. */
const KeptSchema = v.looseObject({
  vin: v.looseObject({ column: v.string() }),
  record_id: v.union([
    v.looseObject({ columns: v.array(v.string()) }),
    v.looseObject({ hash_of: v.array(v.string()) }),
  ]),
  events: v.pipe(v.array(v.looseObject({ kind: v.unknown(), date: v.looseObject({}) })), v.minLength(1)),
});

/** A draft that was kept, finished or not; null for what is none. */
export function readKeptDraft(text: string): MappingFile | null {
  try {
    const json: unknown = JSON.parse(text);
    return v.is(KeptSchema, json) ? (json as MappingFile) : null;
  } catch {
    return null;
  }
}

/** A mapping as its file. */
export const textOfDraft = (draft: MappingFile): string => `${JSON.stringify(draft, null, 2)}\n`;
