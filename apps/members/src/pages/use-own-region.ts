import { ipDataAtom } from '@vinlore/browser';
import { useAtomValue } from 'jotai';

/** The member's state according to the server (spec §3 `ip_data`): most plates are looked up at home. */
export function useOwnRegion(): string | null {
  const place = useAtomValue(ipDataAtom);
  return place?.country === 'US' ? place.region : null;
}
