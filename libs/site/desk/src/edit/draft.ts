import type { SiteField, SiteState, SiteValue } from '@vinlore/site-domain';

/** What somebody wants a key to be; null: what its file says. */
interface SettingChange {
  readonly value: SiteValue | null;
  /** The key's version that they looked at. */
  readonly base: number;
}

/** What somebody changed and has not saved, by key. */
export type Draft = Readonly<Record<string, SettingChange>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a key would be. */
export const valueIn = (field: SiteField, draft: Draft): SiteValue => {
  const change = draft[field.key];
  return change ? (change.value ?? field.file) : field.value;
};

/** The draft with another change; one for what stands there already is none. */
export function withChange(draft: Draft, field: SiteField, value: SiteValue | null): Draft {
  const { [field.key]: former, ...others } = draft;
  if (same(value, field.own) || (value !== null && field.own === null && same(value, field.file))) return others;
  return { ...others, [field.key]: { value, base: former?.base ?? field.version } };
}

/** The draft without changes of keys. */
export const without = (draft: Draft, keys: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.includes(key)));

/** Keys that somebody else changed after who wrote the draft looked at them, and to something other than they want. */
export function conflictsOf({ fields }: SiteState, draft: Draft): SiteField[] {
  return fields.filter((field) => {
    const change = draft[field.key];
    return change !== undefined && change.base !== field.version && !same(valueIn(field, draft), field.value);
  });
}

/** The draft as a change of the brand: of what is in conflict it waits for a choice. */
export const changesOf = (draft: Draft) => Object.entries(draft).map(([key, change]) => ({ key, ...change }));
