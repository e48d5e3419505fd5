import { type PublicKey, verify } from '@vinlore/documents';
import type { StoredSticker } from './sticker-table.ts';

/** Whether the signature matches the stored data and its number. Another sticker's data has a valid signature, too. */
export function isGenuine({ id, data, key_id, signature }: StoredSticker, keys: readonly PublicKey[]): boolean {
  return data.id === id && verify(data, { keyId: key_id, signature }, keys);
}
