import { passkeyContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** What a change of passkeys makes stale. */
export const PASSKEYS_KEY = ['passkeys'] as const;

/** The member's passkeys; looked up each time the page opens. */
export function passkeysQuery(call: Call) {
  return queryOptions({
    queryKey: PASSKEYS_KEY,
    queryFn: ({ signal }) => call(passkeyContract.list, {}, { signal }),
    staleTime: 0,
  });
}
