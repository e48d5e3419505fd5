import type { Call } from '@vinlore/contract';
import { siteContract } from '@vinlore/site-domain';
import { queryOptions } from '@tanstack/react-query';

/** Query for all emails of the brand. */
export const mailsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site-mails'],
    queryFn: ({ signal }) => call(siteContract.siteMails, {}, { signal }),
  });

/** Query for one email with its texts. */
export const mailQuery = (call: Call, mail: string) =>
  queryOptions({
    queryKey: ['site-mails', mail],
    queryFn: ({ signal }) => call(siteContract.siteMail, { mail }, { signal }),
    // Refetches, so that editors see other people's changes before their own save is rejected.
    refetchInterval: 30_000,
  });
