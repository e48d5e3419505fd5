import { type Brand, DESK_PREVIEW, type Language, LANGUAGES, pathIn } from '@vinlore/brand';
import {
  type AnyDocument,
  type contentDeskContract,
  type PageContent,
  PREVIEW_PARAMETER,
  readPage,
} from '@vinlore/content-domain';
import { type Actor, type Handler, refuse } from '@vinlore/server-kit';
import { desk, documentInWork, findText } from '../history/document-store.ts';
import { checkKind, type DeskDeps, documentOf } from '../history/deps.ts';
import { siteOf, type Snapshot } from '../snapshot/snapshot.ts';

/** How long a preview link is valid. */
const PREVIEW_MS = 15 * 60_000;
/** Purpose of the link's signature. */
const PURPOSE = 'content.preview';

/** Shows unpublished documents on the brand's real pages to the person editing them. */
export interface Previews {
  /**
   * Returns the content at a path with the previewed document.
   *
   * @param actor whose session sent the request
   * @returns null if the link has expired, is forged, or is for another brand, page, or session
   */
  content(
    asked: { readonly brand: Brand; readonly language: Language; readonly path: string; readonly token: string },
    actor: Actor | null,
  ): Promise<PageContent | null>;
}

/** POST …/preview: a link for the caller's session, with an optional unsaved document. */
export function previewDocumentCall(deps: DeskDeps): Handler<typeof contentDeskContract.previewDocument> {
  const { database, signer, clock } = deps;
  return async ({ id, language, document: given, preview, path: around }, context) => {
    const { brand, actor, text } = context;
    const document = await documentOf(deps, context, id);
    if (given) checkKind(context, document, given);
    const kept = await findText(database, { id, language });
    const previewed = given ?? (kept && !kept.removed ? await documentInWork(database, { id, language }, kept) : null);
    if (!previewed) return refuse(404, text.t('content.textNone'));
    const until = new Date(clock().getTime() + PREVIEW_MS);
    const path = document.kind === 'page' ? document.path : (around ?? '/');
    const row = {
      ...{ brand: brand.key, session_id: actor.sessionId, language, kind: document.kind, path },
      document: JSON.stringify(previewed),
      expires_at: until,
    };
    const again =
      preview === undefined
        ? undefined
        : await desk(database)
            .updateTable('content_preview')
            .set(row)
            .where('id', '=', preview)
            .where('brand', '=', brand.key)
            .where('session_id', '=', actor.sessionId)
            .returning('id')
            .executeTakeFirst();
    const made =
      again ??
      (await desk(database).insertInto('content_preview').values(row).returning('id').executeTakeFirstOrThrow());
    const token = signer.sign(PURPOSE, made.id, until);
    const query = new URLSearchParams({ [PREVIEW_PARAMETER]: token });
    return {
      preview: made.id,
      href: `${DESK_PREVIEW}${pathIn(brand, language, path)}?${query.toString()}`,
      until: until.toISOString(),
    };
  };
}

/** Returns the published content with the document in its place. */
function contentWith({ at, rows }: Snapshot, language: Language, path: string, document: AnyDocument): PageContent {
  const around = at(language, path);
  const skip = () => undefined;
  if (!('blocks' in document)) return { ...around, site: siteOf({ ...document, language }, rows, skip) };
  const page = readPage({ ...document, url: path }, skip);
  const languages = LANGUAGES.filter((each) => each === language || around.languages.includes(each));
  return { ...around, page, languages };
}

/** Stores previews in the database, so every process can show them. */
export function createPreviews({ database, signer, clock, live }: DeskDeps): Previews {
  return {
    content: async ({ brand, language, path, token }, actor) => {
      const id = signer.open(PURPOSE, token, clock());
      if (id === null || !actor) return null;
      const preview = await desk(database)
        .selectFrom('content_preview')
        .select(['document', 'language', 'path'])
        .where('id', '=', id)
        .where('brand', '=', brand.key)
        .where('session_id', '=', actor.sessionId)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      if (preview?.language !== language || preview.path !== path) return null;
      return contentWith((await live()).snapshot(brand), language, path, preview.document);
    },
  };
}
