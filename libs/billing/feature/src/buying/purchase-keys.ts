/** The idempotency keys of purchases that the server has not answered yet. */
export interface PurchaseKeys {
  /** Returns the key of a purchase: the one already sent, else a new one. */
  keyOf(purchase: string): string;
  /** Forgets a key after the server's answer, so that the same purchase gets a new key next time. */
  forget(purchase: string): void;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage key prefix, followed by a hash, since the purchase itself contains the buyer's email. */
const PREFIX = 'purchase-key:';

/** 128 random bits. `randomUUID` is not available on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short hash of a text (FNV-1a), enough to tell the few purchases of one tab apart. */
function numberOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Keeps keys in the tab (`sessionStorage`), so that a page reloaded after a lost connection retries its purchase
 * instead of making a second one.
 *
 * @param storage may throw; keys then last as long as the page
 */
export function createPurchaseKeys(storage: () => Kept, newKey: () => string = randomKey): PurchaseKeys {
  const here = new Map<string, string>();
  const tried = <T>(act: (kept: Kept) => T): T | null => {
    try {
      return act(storage());
    } catch {
      // Storage is blocked, such as in private mode; the in-memory map still has the key.
      return null;
    }
  };
  return {
    keyOf: (purchase) => {
      const name = PREFIX + numberOf(purchase);
      const key = here.get(purchase) ?? tried((kept) => kept.getItem(name)) ?? newKey();
      here.set(purchase, key);
      tried((kept) => kept.setItem(name, key));
      return key;
    },
    forget: (purchase) => {
      here.delete(purchase);
      tried((kept) => kept.removeItem(PREFIX + numberOf(purchase)));
    },
  };
}
