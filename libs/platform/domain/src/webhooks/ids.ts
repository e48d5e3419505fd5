/** Prefixes of ids, so that everyone sees what an id is of. */
const PREFIXES = { endpoint: 'we', event: 'evt', delivery: 'whd' } as const;
type Kind = keyof typeof PREFIXES;

/** Returns the public id of a row, such as `evt_0192f3…`. */
export const webhookId = (kind: Kind, uuid: string): string => `${PREFIXES[kind]}_${uuid.replaceAll('-', '')}`;

/** Returns the row's id of a public one; null if it isn't one of this kind. */
export function uuidOfWebhookId(kind: Kind, id: string): string | null {
  const hex = new RegExp(`^${PREFIXES[kind]}_([0-9a-f]{32})$`).exec(id)?.[1];
  return hex === undefined ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
