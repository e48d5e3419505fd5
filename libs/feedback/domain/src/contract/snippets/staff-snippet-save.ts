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

/** Keeps a snippet, a new one or one that is there. */
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
    /** Given by the writer: sent twice, it is one snippet. */
    id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    language: LanguageSchema,
    name: SnippetNameSchema,
    text: SnippetTextSchema,
    resolves: v.optional(v.boolean(), false),
    tags: v.optional(SnippetTagsSchema, []),
    /** As the writer found it; null for one that they make. Nobody overwrites unawares what a colleague wrote meanwhile. */
    was: v.optional(v.nullable(SnippetWordsSchema), null),
  }),
  answers: {
    200: success('As it is kept.', SnippetSchema),
    404: refusal('This brand has no such snippet.'),
    409: refusal('A colleague changed it since, or took it away: `data.theirs` is as it stands now, or null.'),
    422: refusal('The brand has as many as it may.'),
  },
});
