import { passkeyContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** Query keys to invalidate after a change of passkeys. */
export const PASSKEYS_KEY = ['passkeys'] as const;

/** Query for the member's passkeys; refetched each time the page opens. */
export function passkeysQuery(call: Call) {
  return queryOptions({
    queryKey: PASSKEYS_KEY,
    queryFn: ({ signal }) => call(passkeyContract.list, {}, { signal }),
    staleTime: 0,
  });
}
