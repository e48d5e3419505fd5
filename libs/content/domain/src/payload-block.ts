/** Fields that Payload adds to each block and list row. */
const PAYLOADS_OWN = new Set(['id', 'blockName', 'blockType']);

/** Returns the fields that are set; Payload returns empty ones as null, and adds an id to every list row. */
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
 * Converts a Payload block to our format: its `blockType` is our `kind`, its field `anchor` our `id` (Payload's own
 * `id` is a row number).
 */
export function fromPayloadBlock(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('blockType' in raw)) return raw;
  const { anchor, ...fields } = plain(raw) as { readonly anchor?: unknown };
  return { kind: raw.blockType, ...fields, ...(anchor !== undefined && { id: anchor }) };
}

/** Converts one of our blocks to Payload's format. */
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
