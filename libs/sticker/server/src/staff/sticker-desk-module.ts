import { recordAct } from '@vinlore/audit';
import { textsIn } from '@vinlore/mail';
import {
  type CallContext,
  defineModule,
  type Handlers,
  refuse,
  refuseOwnAccount,
  type ServerModule,
  staffAct,
} from '@vinlore/server-kit';
import {
  DESK_STICKERS,
  formatStickerId,
  parseStickerId,
  type StaffSticker,
  stickerDeskContract,
} from '@vinlore/sticker-domain';
import { pdfUrl, verifyUrl } from '../links.ts';
import { markRevoked, stickerById, stickersOf, type StoredSticker } from '../sticker-table.ts';
import { stickerDeskServerMessages } from './messages/index.ts';
import type { StickerDeskDeps } from './deps.ts';
import { revokedLetter } from './revoked-letter.ts';

type StaffContext = CallContext<'staff'>;

/** Creates the staff module for stickers. */
export function createStickerDeskModule(deps: StickerDeskDeps): ServerModule {
  return defineModule({
    name: 'sticker-desk',
    contract: stickerDeskContract,
    migrations: [],
    messages: stickerDeskServerMessages,
    handlers: stickerDeskHandlers(deps),
  });
}

/** Parses a sticker number to its stored form; the input may be invalid. */
const stored = (number: string | undefined) => (number === undefined ? null : parseStickerId(number));

function stickerDeskHandlers(deps: StickerDeskDeps): Handlers<typeof stickerDeskContract> {
  const { database, clock } = deps;
  const textIn = textsIn(stickerDeskServerMessages);

  const stickerView = (sticker: StoredSticker, { brand, text }: StaffContext): StaffSticker => ({
    id: formatStickerId(sticker.id),
    account_id: sticker.account_id,
    vin: sticker.vin,
    title: sticker.title,
    kind: sticker.kind,
    version: sticker.version,
    made_at: sticker.made_at.toISOString(),
    revoked_at: sticker.revoked_at?.toISOString() ?? null,
    verify_url: verifyUrl(deps, { brand, language: text.language }, sticker.id),
  });

  /** Emails the owner, if there is one, in their language. */
  async function tellOwner(
    tx: Parameters<typeof markRevoked>[0],
    { brand }: StaffContext,
    it: StoredSticker,
    reason: string,
  ) {
    const owner = it.account_id === null ? null : await deps.contactOf(tx, brand.key, it.account_id);
    if (!owner) return;
    const text = await textIn(owner.language ?? brand.language);
    const number = formatStickerId(it.id);
    const voice = { brand, text, to: owner.email, origin: deps.origin(brand) };
    await deps.mail.send(tx, revokedLetter(voice, { number, title: it.title }, reason));
  }

  return {
    staffStickers: async ({ account_id: accountId, cursor }, context) => {
      const owner = { brand: context.brand.key, accountId };
      const search = { cursor: stored(cursor), limit: DESK_STICKERS + 1, kind: null, search: '' };
      const found = await stickersOf(database, owner, search);
      const stickers = found.slice(0, DESK_STICKERS).map((each) => stickerView(each, context));
      return { stickers, cursor: found.length > DESK_STICKERS ? stickers.at(-1)!.id : null };
    },

    staffSticker: async ({ id }, context) => {
      const number = stored(id);
      const sticker = number === null ? null : await stickerById(database, context.brand.key, number);
      return sticker ? stickerView(sticker, context) : refuse(404, context.text.t('sticker.none'));
    },

    // Viewing a member's sticker is recorded in the audit log.
    staffShowSticker: async ({ id }, context) => {
      const { brand, text } = context;
      const number = stored(id);
      return database.transaction(async (tx) => {
        const sticker = number === null ? null : await stickerById(tx, brand.key, number);
        if (!sticker) return refuse(404, text.t('sticker.none'));
        if (sticker.revoked_at) refuse(422, text.t('sticker.revoked', { date: text.date(sticker.revoked_at) }));
        const subject = { kind: 'sticker', id: sticker.id };
        await recordAct(tx, { ...staffAct(context), act: 'sticker.shown', subject });
        return { pdf_url: pdfUrl(deps, sticker.id) };
      });
    },

    staffRevokeSticker: async ({ id, reason }, context) => {
      const { brand, text } = context;
      const number = stored(id);
      const sticker =
        number === null
          ? null
          : await database.transaction(async (tx) => {
              const revoked = await markRevoked(tx, { brand: brand.key }, number, 'staff', clock());
              // Already revoked: keep the first revocation.
              if (!revoked) return stickerById(tx, brand.key, number);
              await refuseOwnAccount(tx, context, revoked.account_id, deps.isOwn);
              await tellOwner(tx, context, revoked, reason);
              await recordAct(tx, {
                ...staffAct(context),
                act: 'sticker.revoked',
                subject: { kind: 'sticker', id: number },
                detail: { reason },
                before: { revoked: false },
                after: { revoked: true },
              });
              await deps.onRevoked?.(tx, revoked);
              return revoked;
            });
      return sticker ? stickerView(sticker, context) : refuse(404, text.t('sticker.none'));
    },
  };
}
