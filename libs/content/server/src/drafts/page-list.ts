import type { contentDeskContract, ListedText } from '@vinlore/content-domain';
import { type Database, comesAfter, holdsWords, PAGE_SIZE, pageOf } from '@vinlore/database';
import type { Handler } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { desk, type KeptText } from '../history/document-store.ts';
import type { DeskDeps } from '../history/deps.ts';
import { waitingPlans } from '../history/plans.ts';
import { type EditorOf, editorsOf, headOf } from '../history/document-view.ts';

/** Filters of the page list. */
interface PageSearch {
  readonly state?: 'published' | 'draft' | 'planned' | 'offline' | 'deleted' | undefined;
  readonly search: string;
  readonly order: 'path' | 'changed';
  readonly cursor?: string | undefined;
}

const FLAG = { published: 'published', draft: 'in_work', planned: 'planned', offline: 'offline' } as const;

/** Returns a brand's pages after the cursor; one more than a page if there are more. */
async function findPages(source: Database, brand: string, { state, search, order, cursor }: PageSearch) {
  let query = desk(source)
    .selectFrom('content_document')
    .select(['id', 'path', 'changed_at', 'deleted_at'])
    .where('brand', '=', brand)
    // The site record has no path.
    .where('path', '>', '')
    .where('deleted_at', state === 'deleted' ? 'is not' : 'is', null)
    .limit(PAGE_SIZE + 1);
  // In path order, all matches could be behind a million other pages; in order of change they're spread out.
  const isByPath = order === 'path' && search === '';
  const by = isByPath ? 'path' : 'changed_at';
  const direction = isByPath ? 'asc' : 'desc';
  query = query.orderBy(by, direction).orderBy('id', direction);
  if (state && state !== 'deleted') query = query.where(FLAG[state], '=', true);
  if (search) {
    const text = sql.ref<string>('search');
    query = query.where(await holdsWords(source, { table: 'content_document', text, words: search.toLowerCase() }));
  }
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'content_document', by, direction }, { brand, id: cursor }));
  return query.execute();
}

type Planned = NonNullable<ListedText['planned']> & { readonly key: string };

async function nextPlans(source: Database, ids: readonly string[]): Promise<Planned[]> {
  const rows = await waitingPlans(source, ids)
    .select(['document_id', 'language', 'act', 'at'])
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ document_id: id, language, act, at }) => ({
    key: `${id} ${language}`,
    act,
    at: at.toISOString(),
  }));
}

const listedText = (text: KeptText, plans: ReadonlyMap<string, Planned>, editor: EditorOf): ListedText => {
  const plan = plans.get(`${text.document_id} ${text.language}`);
  return {
    ...headOf(text, editor),
    planned: plan ? { act: plan.act, at: plan.at } : null,
  };
};

/** GET …/pages: both languages side by side. */
export function staffPagesCall(deps: DeskDeps): Handler<typeof contentDeskContract.staffPages> {
  const { database } = deps;
  return async (search, { brand }) => {
    const { rows: pages, more } = pageOf(await findPages(database, brand.key, search));
    const ids = pages.map(({ id }) => id);
    const texts = ids.length
      ? await desk(database)
          .selectFrom('content_text')
          .selectAll()
          .where('document_id', 'in', ids)
          .where('removed', '=', false)
          .execute()
      : [];
    // Ordered by time descending, so the next scheduled change is set last.
    const plans = new Map((ids.length ? await nextPlans(database, ids) : []).map((plan) => [plan.key, plan]));
    const editor = await editorsOf(
      deps,
      texts.map(({ changed_by: by }) => by),
    );
    const textOf = (id: string, language: KeptText['language']) => {
      const text = texts.find((each) => each.document_id === id && each.language === language);
      return text ? listedText(text, plans, editor) : null;
    };
    return {
      pages: pages.map(({ id, path, changed_at: changed, deleted_at: deleted }) => ({
        id,
        path,
        en: textOf(id, 'en'),
        es: textOf(id, 'es'),
        changed_at: changed.toISOString(),
        deleted_at: deleted?.toISOString() ?? null,
      })),
      more,
    };
  };
}
