import { contentDeskContract } from '@vinlore/content-domain';
import type { Call } from '@vinlore/contract';
import type { Language } from '@vinlore/i18n';
import { queryOptions } from '@tanstack/react-query';

/** A text at an entry of its history; it never changes, so it never goes stale. */
export const versionQuery = (call: Call, id: string, language: Language, number: number) =>
  queryOptions({
    queryKey: ['content-version', id, language, number],
    queryFn: ({ signal }) =>
      call(contentDeskContract.contentRevision, { id, language, number: String(number) }, { signal }),
    staleTime: Infinity,
  });
