import { recordAct } from '@vinlore/audit';
import type { Database } from '@vinlore/database';
import { type Snippet, type snippetContract, SNIPPETS, type SnippetWords } from '@vinlore/feedback-domain';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { dropSnippet, keepSnippet, lockSnippet, snippetsOf } from '../snippet-store.ts';

/** GET /api-cwa/staff/snippets: the brand's snippets. */
export function staffSnippetsCall(database: Database): Handler<typeof snippetContract.staffSnippets> {
  return async (_input, { brand }) => ({ snippets: await snippetsOf(database, brand.key) });
}

const snippetView = ({ id, language, name, text, resolves, tags }: Snippet): Snippet => ({
  id,
  language,
  name,
  text,
  resolves,
  tags,
});
/** Returns the details of a snippet for the audit log. */
const noted = ({ id: _id, ...words }: Snippet) => words;
const isSame = (one: SnippetWords, other: SnippetWords) =>
  one.language === other.language &&
  one.name === other.name &&
  one.text === other.text &&
  one.resolves === other.resolves &&
  one.tags.join() === other.tags.join();

/** POST /api-cwa/staff/snippets/save: creates or updates a snippet. */
export function staffSnippetSaveCall(database: Database): Handler<typeof snippetContract.staffSnippetSave> {
  return ({ was, ...snippet }, context) => {
    const { brand, text } = context;
    return database.transaction(async (tx) => {
      const before = await lockSnippet(tx, brand.key, snippet.id);
      if (before && before.brand !== brand.key) return refuse(404, text.t('snippets.none'));
      if (before && isSame(before, snippet)) return snippetView(before);
      const isAsFound = before ? was !== null && isSame(before, was) : was === null;
      if (!isAsFound)
        return refuse(409, text.t(before ? 'snippets.changedMeanwhile' : 'snippets.removedMeanwhile'), {
          theirs: before ? snippetView(before) : null,
        });
      if (!before && (await snippetsOf(tx, brand.key)).length >= SNIPPETS)
        return refuse(422, text.t('snippets.many', { count: SNIPPETS }));
      await keepSnippet(tx, brand.key, snippet);
      await recordAct(tx, {
        ...staffAct(context),
        act: before ? 'snippet.changed' : 'snippet.created',
        subject: { kind: 'snippet', id: snippet.id },
        ...(before && { before: noted(snippetView(before)) }),
        after: noted(snippet),
      });
      return snippetView(snippet);
    });
  };
}

/** POST /api-cwa/staff/snippets/remove. */
export function staffSnippetRemoveCall(database: Database): Handler<typeof snippetContract.staffSnippetRemove> {
  return ({ id }, context) => {
    const { brand, text } = context;
    return database.transaction(async (tx) => {
      const before = await lockSnippet(tx, brand.key, id);
      if (before?.brand !== brand.key) return refuse(404, text.t('snippets.none'));
      await dropSnippet(tx, id);
      const subject = { kind: 'snippet', id };
      await recordAct(tx, {
        ...staffAct(context),
        act: 'snippet.removed',
        subject,
        before: noted(snippetView(before)),
      });
      return null;
    });
  };
}
