import { deskOrigin, languagesOf, type Brand, type Language } from '@vinlore/brand';
import type { AnyDocument, contentDeskContract, Counterpart } from '@vinlore/content-domain';
import { forBrand } from '@vinlore/database';
import { type Handler, refuse } from '@vinlore/server-kit';
import { verdictOn } from '../drafts/check.ts';
import { pathObstacle } from '../drafts/check-path.ts';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { documentAt, findRevision, findText } from '../history/document-store.ts';
import { editorsOf, stateOf } from '../history/document-view.ts';
import { plansAhead } from '../history/plans.ts';
import { brandMentions } from './brand-mentions.ts';
import { picturesAt } from './copy-pictures.ts';
import { editedBrand, editedBrands, sourcePage } from './source-text.ts';

/** GET …/brands: the other brands where the caller may publish. */
export function otherBrandsCall(deps: DeskDeps): Handler<typeof contentDeskContract.otherBrands> {
  return async (_input, context) => ({
    brands: (await editedBrands(deps, context)).map((brand) => ({
      brand: brand.key,
      name: brand.name,
      languages: languagesOf(brand),
      desk: deskOrigin(brand, deps.originOf(brand)),
    })),
  });
}

/** Returns what a brand has at a path in a language. */
async function standingAt({ database, editorNames }: DeskDeps, brand: Brand, path: string, language: Language) {
  const document = await documentAt(database, brand.key, 'page', path);
  const text = document && (await findText(database, { id: document.id, language }));
  if (!document || !text)
    return { id: document?.id ?? null, base: 0, state: null, before: null, draft: null, plans: [] };
  const key = { id: document.id, language };
  const live = text.published === null ? null : await findRevision(database, key, text.published);
  const draft = text.removed || text.draft === null ? null : await findRevision(database, key, text.draft);
  const editor = await editorsOf({ editorNames }, [draft?.by_account ?? null]);
  const plans = await plansAhead(database, key);
  return {
    id: document.id,
    base: text.last,
    state: text.removed ? null : stateOf(text),
    before: live?.document ?? null,
    draft: draft && { at: draft.at.toISOString(), by: editor(draft.by_account) },
    plans: plans.map(({ act, at }) => ({ act, at: at.toISOString() })),
  };
}

/** Returns the errors that a document would have at a brand after its images are copied. */
async function verdictAt(deps: DeskDeps, to: Brand, language: Language, document: AnyDocument, own: WithPath) {
  const { faults, doubts } = await verdictOn(deps, deps.database, to, language, document);
  const coming = new Set(own.pictures.flatMap(({ name, becomes }) => (becomes === 'copied' ? [name] : [])));
  return {
    faults: faults.filter(({ fault, link }) => fault !== 'no-picture' || !coming.has(link ?? '')),
    // A link to the page itself will work once the page exists there.
    doubts: doubts.filter(({ link = '' }) => link.split(/[?#]/)[0] !== own.path),
  };
}

interface WithPath extends Pick<Counterpart, 'pictures'> {
  readonly path: string;
}

/** GET …/counterpart: what would change at another brand. */
export function counterpartCall(deps: DeskDeps): Handler<typeof contentDeskContract.counterpart> {
  return async ({ id, language, brand: key }, context) => {
    const { brand: from } = context;
    const to = await editedBrand(deps, context, key);
    const { document: page, texts } = await sourcePage(deps.database, context, id);
    const text = texts.get(language) ?? refuse(404, context.text.t('content.textNone'));
    const pictures = await picturesAt(deps, deps.database, { from, to }, text.document);
    return forBrand(to.key, async () => {
      const there = await standingAt(deps, to, page.path, language);
      const at: StaffContext = { ...context, brand: to };
      return {
        ...{ brand: to.key, language, of: text.number, after: text.document, pictures, ...there },
        obstacle: there.id === null ? await pathObstacle(deps, deps.database, at, page.path) : null,
        ...(await verdictAt(deps, to, language, text.document, { path: page.path, pictures })),
        mentions: brandMentions(text.document, from),
      };
    });
  };
}
