/** What Payload puts into each block and each row of a list, and what says nothing to a reader. */
const PAYLOADS_OWN = new Set(['id', 'blockName', 'blockType']);

/** Fields that are set; Payload gives empty ones as null, and an id to every row of a list. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => each !== null && !PAYLOADS_OWN.has(name))
      .map(([name, each]) => [name, plain(each)]),
  );
}

/**
 * A block as Payload speaks of it, in our words: its `blockType` is our `kind`, its field `anchor` our `id` (Payload's
 * own `id` is a number of the row).
 */
export function fromPayloadBlock(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('blockType' in raw)) return raw;
  const { anchor, ...fields } = plain(raw) as { readonly anchor?: unknown };
  return { kind: raw.blockType, ...fields, ...(anchor !== undefined && { id: anchor }) };
}

/** One of our blocks, as Payload would speak of it. */
export function toPayloadBlock({
  kind,
  id,
  ...fields
}: {
  readonly kind: string;
  readonly id?: string | undefined;
}): object {
  return { blockType: kind, ...(id !== undefined && { anchor: id }), ...fields };
}
