import { recordAct } from '@vinlore/audit';
import type { profileContract } from '@vinlore/account-domain';
import { FileReply, type Handler, refuse, Reply } from '@vinlore/server-kit';
import { imageAddress } from '../../accounts/image-address.ts';
import { findImage, keepImage, removeImage } from '../images/image-store.ts';
import { type PictureKind, reEncode } from '../images/re-encode.ts';
import type { ProfileDeps } from '../profile-deps.ts';
import type { MemberContext } from '../save-profile.ts';

/** Stores the member's photo; without a file, removes it. */
export function profileImageCall(deps: ProfileDeps): Handler<typeof profileContract.profileImage> {
  return async ({ image }, context) => {
    const profile_image = await takePicture(deps, context, 'profile', image);
    return new Reply({ profile_image }, context.text.t(image ? 'profile.imageSaved' : 'profile.imageRemoved'));
  };
}

/** Stores a dealer's logo; without a file, removes it. */
export function dealerLogoCall(deps: ProfileDeps): Handler<typeof profileContract.dealerLogo> {
  return async ({ image }, context) => {
    if (!context.actor.dealer) return refuse(403, context.text.t('profile.notDealer'));
    const dealer_logo = await takePicture(deps, context, 'logo', image);
    return new Reply({ dealer_logo }, context.text.t(image ? 'profile.logoSaved' : 'profile.logoRemoved'));
  };
}

/** Serves an image by its id, on its brand's own host. */
export function imageCall({ database, objects }: ProfileDeps): Handler<typeof profileContract.image> {
  return async ({ id }, { brand, text }) => {
    const found = await findImage(database, brand.key, id);
    if (!found) return refuse(404, text.t('profile.noImage'));
    const bytes = await objects.read(brand.key, found);
    return new FileReply(bytes, found.type, `picture.${found.type.split('/')[1]}`, 'inline', 'for-good');
  };
}

/** @returns the image's URL; null if it was removed */
async function takePicture(
  { database, objects, clock }: ProfileDeps,
  { actor, brand, text }: MemberContext,
  kind: PictureKind,
  file: Blob | undefined,
): Promise<string | null> {
  const of = { accountId: actor.accountId, brand: brand.key, kind };
  const picture = file && (await reEncode(kind, new Uint8Array(await file.arrayBuffer())));
  if (typeof picture === 'string') return refuse(422, text.t(`profile.fault.${picture}`));
  const kept = picture && { type: picture.type, ...(await objects.keep(brand.key, picture.bytes, picture.type)) };
  return database.transaction(async (tx) => {
    const id = kept ? await keepImage(tx, of, kept, clock()) : null;
    if (id !== null || (await removeImage(tx, of)))
      await recordAct(tx, {
        brand: brand.key,
        actor: actor.accountId,
        act: id === null ? 'account.image-removed' : 'account.image-replaced',
        subject: { kind: 'account', id: actor.accountId },
        detail: { kind },
      });
    return imageAddress(id);
  });
}
