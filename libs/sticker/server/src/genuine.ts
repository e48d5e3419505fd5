import { type PublicKey, verify } from '@vinlore/documents';
import type { StoredSticker } from './sticker-table.ts';

/** Whether the signature holds over what is stored. Another sticker's data under this number carries a good one, too. */
export function isGenuine({ id, data, key_id, signature }: StoredSticker, keys: readonly PublicKey[]): boolean {
  return data.id === id && verify(data, { keyId: key_id, signature }, keys);
}
