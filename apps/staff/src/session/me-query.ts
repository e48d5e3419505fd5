import { deskContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** How often the desk polls its session. The call is passive: it doesn't extend the session. */
const ASK_MS = 60_000;

/** The current user with permissions and session end. */
export const meQuery = (call: Call) =>
  queryOptions({
    queryKey: ['desk-me'],
    queryFn: ({ signal }) => call(deskContract.me, {}, { signal }),
    staleTime: ASK_MS,
    refetchInterval: ASK_MS,
  });
