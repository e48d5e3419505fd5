import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Searches the brand's published pages and the vehicle catalog (docs/decisions.md §4). */
export const searchPage = endpoint({
  name: 'content.search-page',
  summary: 'Searches the brand’s published pages and the vehicle catalogue.',
  method: 'GET',
  path: '/api-cwa/search-page',
  aliases: ['/search-page'],
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ q: v.pipe(v.string(), v.trim(), v.maxLength(100, 'content.searchLong')) }),
  answers: {
    200: success(
      'At most 20 results, the best first; none for a search without words.',
      v.object({
        results: v.array(
          v.object({
            kind: v.picklist(['page', 'vehicle']),
            title: v.string(),
            /** A path on this site. */
            url: v.string(),
            /** Plain text; never render it as HTML. */
            excerpt: v.string(),
          }),
        ),
      }),
    ),
  },
});
