import { readProof, type Proof, signedText } from '@vinlore/sticker-domain';
import { pageData } from './page-data.ts';

/** What the page tells this island. */
export interface OfflineProofData {
  readonly keys: readonly { readonly id: string; readonly public_key: string }[];
  /** Address of the bare verify page in the page's language. */
  readonly page: string;
}

/** `cannot`: this browser knows no Ed25519, or the code was signed by a key that this page does not know. */
export type Verdict = 'good' | 'bad' | 'cannot';

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

/** Checks the signature over the essential fields; asks nobody. */
export async function judge(proof: Proof, keys: OfflineProofData['keys']): Promise<Verdict> {
  const known = keys.find(({ id }) => id === proof.keyId);
  if (!known) return 'cannot';
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('spki', bytesOf(known.public_key), 'Ed25519', false, ['verify']);
  } catch {
    return 'cannot';
  }
  try {
    const said = new TextEncoder().encode(signedText(proof));
    return (await crypto.subtle.verify('Ed25519', key, bytesOf(proof.signature), said)) ? 'good' : 'bad';
  } catch {
    return 'bad';
  }
}

/** Keeps the bare page and what it is drawn with, for a visit without a connection. */
async function keepForLater(page: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || !navigator.onLine) return;
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const cache = await caches.open('verify');
  await cache.addAll([page, ...new Set(parts)]);
  await navigator.serviceWorker.register('/verify-worker.js', { scope: page });
}

/** Brings the box to life that says what the code on the paper proves by itself. */
export async function mount(element: HTMLElement): Promise<void> {
  const { keys, page } = pageData<OfflineProofData>('offline-proof');
  // Where it fails, the page works as ever with a connection.
  keepForLater(page).catch(() => undefined);
  const number = location.pathname.split('/').at(-1) ?? '';
  const proof = readProof(decodeURIComponent(number), location.hash.slice(1));
  if (!proof) return;
  const verdict = await judge(proof, keys);
  for (const part of element.querySelectorAll<HTMLElement>('[data-verdict]'))
    part.hidden = part.dataset.verdict !== verdict;
  for (const field of element.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = proof[field.dataset.field as keyof Proof];
    field.textContent = value;
    field.parentElement!.hidden = value === '' || verdict !== 'good';
  }
  element.querySelector<HTMLElement>('[data-offline]')!.hidden = navigator.onLine;
  element.hidden = false;
}
