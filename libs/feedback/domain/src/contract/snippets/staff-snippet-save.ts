import { LanguageSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import {
  SnippetNameSchema,
  SnippetSchema,
  SnippetTagsSchema,
  SnippetTextSchema,
  SnippetWordsSchema,
} from '../../snippets/snippet.ts';

/** Creates or updates a snippet. */
export const staffSnippetSave = endpoint({
  name: 'snippets.save',
  summary: 'Keeps a snippet of this brand; the same one again changes nothing.',
  method: 'POST',
  path: '/api-cwa/staff/snippets/save',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({
    /** Id chosen by the caller; also the idempotency key. */
    id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    language: LanguageSchema,
    name: SnippetNameSchema,
    text: SnippetTextSchema,
    resolves: v.optional(v.boolean(), false),
    tags: v.optional(SnippetTagsSchema, []),
    /** The version the caller edited; null for a new one. Concurrent changes are a conflict. */
    was: v.optional(v.nullable(SnippetWordsSchema), null),
  }),
  answers: {
    200: success('As it is kept.', SnippetSchema),
    404: refusal('This brand has no such snippet.'),
    409: refusal('A colleague changed it since, or took it away: `data.theirs` is as it stands now, or null.'),
    422: refusal('The brand has as many as it may.'),
  },
});
