import { MOST_BULK_ROWS } from '@vinlore/contract';
import { type CallContext, refuse } from '@vinlore/server-kit';
import { readVinList, type VinList } from './read-vin-list.ts';
import type { VinRules } from './vin-rules.ts';

/** Returns the list that a dealer sent. @throws Refusal 422 with an explanation if it can't be read */
export async function listOfCall(
  bytes: Uint8Array,
  vins: VinRules,
  { text }: Pick<CallContext, 'text'>,
): Promise<VinList> {
  const list = await readVinList(bytes, vins);
  if (typeof list === 'string') return refuse(422, text.t(`dealers.${list}`, { most: MOST_BULK_ROWS }));
  return list;
}
