import type { Call } from '@vinlore/contract';
import { type Snippet, snippetContract } from '@vinlore/feedback-domain';
import { queryOptions } from '@tanstack/react-query';

/** Query of the brand's snippets. */
export function snippetsQuery(call: Call) {
  return queryOptions({
    queryKey: ['snippets'],
    queryFn: async ({ signal }): Promise<readonly Snippet[]> =>
      (await call(snippetContract.staffSnippets, {}, { signal })).snippets,
  });
}
