/** The idempotency keys of purchases that the server has not answered yet. */
export interface PurchaseKeys {
  /** The key of a purchase: the one that was sent before, else a new one. */
  keyOf(purchase: string): string;
  /** The server has answered: the next purchase of the same is another one. */
  forget(purchase: string): void;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Never the purchase itself, which names a person. */
const PREFIX = 'purchase-key:';

/** 128 random bits; `randomUUID` is not there on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short number of a text (FNV-1a): tells the few purchases of one tab apart. */
function numberOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Keeps keys in the tab (`sessionStorage`): a page that is reloaded after a lost connection repeats its purchase, and does
 * not make a second one.
 *
 * @param storage may refuse to keep anything; then keys last as long as the page
 */
export function createPurchaseKeys(storage: () => Kept, newKey: () => string = randomKey): PurchaseKeys {
  const here = new Map<string, string>();
  const tried = <T>(act: (kept: Kept) => T): T | null => {
    try {
      return act(storage());
    } catch {
      // A browser that keeps nothing, such as one in private mode: the page itself still knows.
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
