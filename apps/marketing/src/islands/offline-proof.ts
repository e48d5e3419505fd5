import { readProof, type Proof, signedText } from '@vinlore/sticker-domain';
import { pageData } from './page-data.ts';

/** Data the page passes to this island. */
export interface OfflineProofData {
  readonly keys: readonly { readonly id: string; readonly public_key: string }[];
  /** URL of the empty verification page in the page's language. */
  readonly page: string;
}

/** `cannot`: the browser doesn't support Ed25519, or the page doesn't know the key. */
export type Verdict = 'good' | 'bad' | 'cannot';

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

/** Verifies the signature over the essential fields, without the network. */
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

/** Caches the empty page and its assets for offline use. */
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

/** The server's verdict on the number, hidden if the code isn't ours. */
interface PageWords {
  readonly heading: HTMLElement | null;
  readonly said: string;
  /** Document title. */
  readonly title: string;
  readonly genuine: readonly HTMLElement[];
}

/** A single verdict, at the top: with a forged code nothing on the page calls the sticker genuine. */
function agree({ heading, said, title, genuine }: PageWords, notOurs: string | null): void {
  if (heading && genuine.length > 0) {
    heading.textContent = notOurs ?? said;
    document.title = notOurs === null ? title : title.replace(said, notOurs);
  }
  for (const part of genuine) part.hidden = notOurs !== null;
}

/** Shows the fields that the code behind `#` proves, or nothing without a code. */
async function show(element: HTMLElement, keys: OfflineProofData['keys'], words: PageWords): Promise<void> {
  const [number, hash] = [location.pathname.split('/').at(-1) ?? '', location.hash];
  const proof = readProof(decodeURIComponent(number), hash.slice(1));
  const verdict = proof && (await judge(proof, keys));
  // The code has changed in the meantime; that one is handled separately.
  if (location.hash !== hash) return;
  const parts = [...element.querySelectorAll<HTMLElement>('[data-verdict]')];
  for (const part of parts) part.hidden = part.dataset.verdict !== verdict;
  for (const field of element.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = proof?.[field.dataset.field as keyof Proof] ?? '';
    field.textContent = value;
    field.parentElement!.hidden = value === '' || verdict !== 'good';
  }
  element.querySelector<HTMLElement>('[data-offline]')!.hidden = navigator.onLine;
  element.hidden = verdict === null;
  const bad = parts.find((part) => part.dataset.verdict === 'bad');
  agree(words, verdict === 'bad' ? (bad?.dataset.title ?? '') : null);
}

/** Activates the box with the fields proved by the printed code, and updates it when the code changes. */
export async function mount(element: HTMLElement): Promise<void> {
  const { keys, page } = pageData<OfflineProofData>('offline-proof');
  // If this fails, the page still works online.
  keepForLater(page).catch(() => undefined);
  const heading = document.querySelector<HTMLElement>('h1');
  const genuine = [...document.querySelectorAll<HTMLElement>('[data-genuine]')];
  const words = { heading, said: heading?.textContent ?? '', title: document.title, genuine };
  addEventListener('hashchange', () => void show(element, keys, words));
  await show(element, keys, words);
}
