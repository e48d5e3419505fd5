import type { CheckedLink, contentDeskContract } from '@vinlore/content-domain';
import { documentAnchors, documentLinks } from '@vinlore/content-domain/markdown';
import { comesAfter, type Database } from '@vinlore/database';
import type { Handler } from '@vinlore/server-kit';
import { desk, type KeptDocument } from '../history/document-store.ts';
import type { DeskDeps } from '../history/deps.ts';
import { followLinks } from './link-targets.ts';

/** Documents per call; each can have four long texts. */
const AT_ONCE = 20;

type Looked = Pick<KeptDocument, 'id' | 'kind' | 'path'>;

function documentsFrom(
  source: Database,
  brand: string,
  { id, cursor }: { id?: string | undefined; cursor?: string | undefined },
) {
  // The site record has the path '', so it comes first.
  let query = desk(source)
    .selectFrom('content_document')
    .select(['id', 'kind', 'path'])
    .where('brand', '=', brand)
    .where('deleted_at', 'is', null)
    .orderBy('path')
    .orderBy('id')
    .limit(AT_ONCE + 1);
  if (id !== undefined) query = query.where('id', '=', id);
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'content_document', by: 'path', direction: 'asc' }, { brand, id: cursor }));
  return query.execute();
}

/** Returns the published versions and drafts of documents. */
function textsOf(source: Database, documents: readonly Looked[]) {
  return desk(source)
    .selectFrom('content_text as t')
    .innerJoin('content_revision as r', (join) =>
      join.onRef('r.document_id', '=', 't.document_id').onRef('r.language', '=', 't.language'),
    )
    .select(['r.document_id as id', 'r.language', 'r.document', 'r.number', 't.published'])
    .where(
      't.document_id',
      'in',
      documents.map(({ id }) => id),
    )
    .where('t.removed', '=', false)
    .where((is) => is.or([is('r.number', '=', is.ref('t.published')), is('r.number', '=', is.ref('t.draft'))]))
    .orderBy('r.language')
    .orderBy('r.number')
    .execute();
}

/** GET …/links: checks the brand's links, document by document. */
export function checkLinksCall(deps: DeskDeps): Handler<typeof contentDeskContract.checkLinks> {
  const { database } = deps;
  return async ({ show, ...which }, { brand }) => {
    const found = await documentsFrom(database, brand.key, which);
    const documents = found.slice(0, AT_ONCE);
    const texts = documents.length ? await textsOf(database, documents) : [];
    const wanted = texts.map(({ language, document }) => ({
      language,
      links: documentLinks(document),
      anchors: 'blocks' in document ? documentAnchors(document) : null,
    }));
    const followed = await followLinks(deps, database, brand, wanted);
    const links = documents.flatMap(({ id, kind, path }) =>
      texts.flatMap((text, index): CheckedLink[] =>
        text.id !== id
          ? []
          : followed[index]!.map(({ path: at, link, to, fault, external }) => ({
              ...{ id, kind, path, language: text.language, at, link, to, fault, external },
              in: text.number === text.published ? 'published' : 'draft',
            })),
      ),
    );
    const isIncluded = ({ fault, external }: CheckedLink) =>
      show === 'all' || (show === 'external' ? external : fault !== null);
    const more = found.length > AT_ONCE;
    return {
      links: links.filter(isIncluded),
      documents: documents.length,
      more,
      cursor: more ? documents.at(-1)!.id : null,
    };
  };
}
