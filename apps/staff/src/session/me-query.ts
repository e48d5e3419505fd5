import { deskContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** How often the desk asks whether its session goes on. The call is passive: it keeps no session alive. */
const ASK_MS = 60_000;

/** Who works at this desk, what they may do, and when their session ends. */
export const meQuery = (call: Call) =>
  queryOptions({
    queryKey: ['desk-me'],
    queryFn: ({ signal }) => call(deskContract.me, {}, { signal }),
    staleTime: ASK_MS,
    refetchInterval: ASK_MS,
  });
