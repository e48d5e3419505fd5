import type { CallContext } from '@vinlore/server-kit';
import { refuse } from '@vinlore/server-kit';
import { MOST_BULK_ROWS } from '@vinlore/sticker-domain';
import { readVinList, type VinList } from './read-vin-list.ts';

/** The list that a dealer sent. @throws Refusal 422 in words where it is none */
export async function listOfCall(bytes: Uint8Array, { text }: Pick<CallContext, 'text'>): Promise<VinList> {
  const list = await readVinList(bytes);
  if (typeof list === 'string') return refuse(422, text.t(`dealers.${list}`, { most: MOST_BULK_ROWS }));
  return list;
}
