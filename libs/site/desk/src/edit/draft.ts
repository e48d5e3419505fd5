import type { SiteField, SiteState, SiteValue } from '@vinlore/site-domain';

/** The new value of a key; null resets it to the file's. */
interface SettingChange {
  readonly value: SiteValue | null;
  /** The version of the key that the edit started from. */
  readonly base: number;
}

/** Unsaved changes by key. */
export type Draft = Readonly<Record<string, SettingChange>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The value a key would have after saving. */
export const valueIn = (field: SiteField, draft: Draft): SiteValue => {
  const change = draft[field.key];
  return change ? (change.value ?? field.file) : field.value;
};

/** The draft with a change; a value equal to the saved one removes it. */
export function withChange(draft: Draft, field: SiteField, value: SiteValue | null): Draft {
  const { [field.key]: former, ...others } = draft;
  if (same(value, field.own) || (value !== null && field.own === null && same(value, field.file))) return others;
  return { ...others, [field.key]: { value, base: former?.base ?? field.version } };
}

/** The draft without changes to the given keys. */
export const without = (draft: Draft, keys: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.includes(key)));

/** Keys that someone else has since changed to a different value. */
export function conflictsOf({ fields }: SiteState, draft: Draft): SiteField[] {
  return fields.filter((field) => {
    const change = draft[field.key];
    return change !== undefined && change.base !== field.version && !same(valueIn(field, draft), field.value);
  });
}

/** The draft as a change request, without unresolved conflicts. */
export const changesOf = (draft: Draft) => Object.entries(draft).map(([key, change]) => ({ key, ...change }));
