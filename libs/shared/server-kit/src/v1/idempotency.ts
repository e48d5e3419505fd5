import { createHash } from 'node:crypto';

/** A stored answer. */
export interface KeptAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What is known about an `Idempotency-Key`. */
export type IdempotencyStanding =
  /** First use, or one that ended without an answer: carry it out. */
  | { readonly kind: 'new' }
  | { readonly kind: 'running' }
  | { readonly kind: 'other-request' }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer };

/** One use of an `Idempotency-Key`. */
export interface IdempotentUse {
  readonly brand: string;
  /** The API key; different keys never share answers. */
  readonly key: string;
  /** Value of the header. */
  readonly value: string;
  /** Hash of the request. */
  readonly fingerprint: string;
}

/** Stores answers by `Idempotency-Key` for a day. Implemented by the platform module. */
export interface IdempotencyStore {
  begin(use: IdempotentUse): Promise<IdempotencyStanding>;
  keep(use: IdempotentUse, answer: KeptAnswer): Promise<void>;
  /** Forgets a use that ended without a lasting answer, so that it can be repeated. */
  release(use: IdempotentUse): Promise<void>;
}

/** Sorts the keys of objects, so that the same body is the same text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, canonical(each)]),
  );
}

/** Hashes what a request asks for: operation and parsed input. */
export function fingerprintOf(operation: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, canonical(input)]))
    .digest('base64url');
}

/** Whether an answer is final: errors of ours and limits aren't, so the request may be repeated. */
export const isLasting = (status: number): boolean => status < 500 && status !== 429 && status !== 409;
