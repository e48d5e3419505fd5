import { recordAct } from '@vinlore/audit';
import type { contentDeskContract, StaffPicture } from '@vinlore/content-domain';
import { pageOf, tables, type Tx } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { holdName } from '../history/document-store.ts';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { editorsOf } from '../history/document-view.ts';
import { keepPicture, keepPictureBytes, preparePicture } from '../images/kept-pictures.ts';
import { touchContent } from '../publish/touch-content.ts';
import type { ContentTables } from '../tables.ts';
import { isDescribed, type OwnPicture, picturesOf, pictureView, usesOf } from './picture-store.ts';

const byName = (one: OwnPicture, other: OwnPicture) => (one.name < other.name ? -1 : 1);

const FAULTS = {
  heic: 'content.pictureHeic',
  kind: 'content.pictureKind',
  huge: 'content.pictureHuge',
  broken: 'content.pictureBroken',
} as const;

/** GET …/pictures: by name, with where each is used. A brand has hundreds, and they are in memory anyway. */
export function staffPicturesCall(deps: DeskDeps): Handler<typeof contentDeskContract.staffPictures> {
  const { database, live } = deps;
  return async ({ search, cursor = '' }, { brand }) => {
    const all = [...(await picturesOf(database, await live(), brand)).values()].sort(byName);
    const sought = search.toLowerCase();
    const says = ({ name, upload }: OwnPicture) =>
      [name, upload?.alt, upload?.alt_es].some((words) => words?.toLowerCase().includes(sought));
    const found = all.filter((picture) => picture.name > cursor && says(picture));
    const { rows, more } = pageOf(found);
    const uses = await usesOf(
      database,
      brand.key,
      rows.map(({ name }) => name),
    );
    const editor = await editorsOf(
      deps,
      rows.map(({ upload }) => upload?.uploaded_by ?? null),
    );
    return {
      pictures: rows.map((picture) => pictureView(picture, uses.get(picture.name)!, editor)),
      more,
    };
  };
}

/** Returns an image after an action on it. */
async function pictureViewOf(deps: DeskDeps, tx: Tx, { brand }: StaffContext, name: string): Promise<StaffPicture> {
  const picture = (await picturesOf(tx, await deps.live(), brand)).get(name)!;
  const uses = await usesOf(tx, brand.key, [name]);
  return pictureView(picture, uses.get(name)!, await editorsOf(deps, [picture.upload?.uploaded_by ?? null]));
}

/** POST …/picture: re-encodes the file, so only its pixels are ever served. */
export function uploadPictureCall(deps: DeskDeps): Handler<typeof contentDeskContract.uploadPicture> {
  const { database, objects, clock } = deps;
  return async ({ name, alt_en: alt, alt_es, decorative, replace, image }, context) => {
    const { brand, text, actor } = context;
    const words = { alt, alt_es, decorative: decorative === 'yes' };
    if (!isDescribed({ en: alt, es: alt_es }, words.decorative)) refuse(422, text.t('content.pictureWords'));
    const prepared = await preparePicture(new Uint8Array(await image.arrayBuffer()));
    if (typeof prepared === 'string') return refuse(422, text.t(FAULTS[prepared]));
    const picture = await keepPictureBytes(objects, brand.key, prepared);
    return database.transaction(async (tx) => {
      await holdName(tx, brand.key, 'picture', name);
      const there = (await picturesOf(tx, await deps.live(), brand)).get(name);
      if (there && replace === 'no') refuse(409, text.t('content.pictureThere', { name }));
      await keepPicture(tx, { brand: brand.key, name, ...words, uploaded_by: actor.accountId }, picture, clock());
      await recordAct(tx, {
        ...staffAct(context),
        act: 'content.picture-uploaded',
        subject: { kind: 'content-picture', id: name },
        before: { hash: there?.hash ?? null },
        after: { hash: picture.hash, width: picture.width, height: picture.height },
      });
      return pictureViewOf(deps, tx, context, name);
    });
  };
}

/** POST …/picture/describe: changes the alt text. */
export function describePictureCall(deps: DeskDeps): Handler<typeof contentDeskContract.describePicture> {
  const { database } = deps;
  return ({ name, alt_en: alt, alt_es, decorative }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      if (!isDescribed({ en: alt, es: alt_es }, decorative)) refuse(422, text.t('content.pictureWords'));
      const kept = await lockedUpload(tx, context, name);
      const { id, ...before } = kept;
      const after = { alt, alt_es, decorative };
      if (before.alt !== alt || before.alt_es !== alt_es || before.decorative !== decorative) {
        await tables<ContentTables>(tx).updateTable('content_image').set(after).where('id', '=', id).execute();
        await touchContent(tx, brand.key);
        const subject = { kind: 'content-picture', id: name };
        await recordAct(tx, { ...staffAct(context), act: 'content.picture-described', subject, before, after });
      }
      return pictureViewOf(deps, tx, context, name);
    });
}

async function lockedUpload(tx: Tx, { brand, text }: StaffContext, name: string) {
  const kept = await tables<ContentTables>(tx)
    .selectFrom('content_image')
    .select(['id', 'alt', 'alt_es', 'decorative'])
    .where('brand', '=', brand.key)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  return kept ?? refuse(404, text.t('content.pictureNone'));
}

/** POST …/picture/delete: only if no text uses it, published or in a draft. */
export function deletePictureCall(deps: DeskDeps): Handler<typeof contentDeskContract.deletePicture> {
  const { database, live } = deps;
  return ({ name }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      const { id } = await lockedUpload(tx, context, name);
      const used = (await usesOf(tx, brand.key, [name])).get(name)!;
      // A file in the brand's folder takes the place of the deleted upload.
      const fromFile = (await live()).files(brand).has(name);
      if (used.length > 0 && !fromFile) refuse(409, text.t('content.pictureUsed', { count: used.length }), { used });
      await tables<ContentTables>(tx).deleteFrom('content_image').where('id', '=', id).execute();
      await touchContent(tx, brand.key);
      const subject = { kind: 'content-picture', id: name };
      await recordAct(tx, { ...staffAct(context), act: 'content.picture-deleted', subject });
      return null;
    });
}
