import { viewPdf } from '@vinlore/contract';
import {
  type ApiCall,
  FileReply,
  orBusy,
  refuse,
  served,
  type ServedOperation,
  type TestObject,
} from '@vinlore/server-kit';
import {
  createSticker,
  downloadSticker,
  listStickers,
  ownStickerContract,
  retrieveSticker,
  stickerContract,
  type StickerData,
  type StickerSummary,
} from '@vinlore/sticker-domain';
import { isClassicVin, plainVin } from '@vinlore/vehicle-domain';
import { refuseFault } from '../calls/refusals.ts';
import type { StickerDeps } from '../deps.ts';
import { composeDraft } from '../making/compose-draft.ts';
import { isFault } from '../making/draft.ts';
import { draftByVin } from '../making/draft-by-vin.ts';
import { typesetSticker } from '../paper/typeset-sticker.ts';

/** End of a VIN for which no credit is left in test mode. */
const NO_CREDIT = '000402';
/** Placeholder for the number: stickers of test mode aren't signed. */
const NO_NUMBER = '0'.repeat(16);

const liveSticker = ({ made_at, pdf_url: _pdf, ...sticker }: StickerSummary) => ({
  ...{ object: 'sticker' as const, mode: 'live' as const, ...sticker, created_at: made_at },
});

const testSticker = ({ id, subject, createdAt }: TestObject, title: string) => ({
  ...{ object: 'sticker' as const, id, mode: 'test' as const, vin: subject, title },
  kind: isClassicVin(subject) ? ('classic' as const) : ('standard' as const),
  ...{ version: 1, created_at: createdAt.toISOString(), revoked_at: null, verify_url: null },
});

/** Operations of the public API on stickers. In test mode they are unsigned and marked as previews. */
export function stickerOperations(deps: StickerDeps): readonly ServedOperation[] {
  /** Composes what a VIN gives, as a preview does. */
  const composed = async (vin: string, { brand, text, actor }: ApiCall): Promise<StickerData> => {
    const drafted = draftByVin(deps, vin, null);
    if (isFault(drafted)) return refuseFault(drafted, brand, text);
    const requester = { brand, accountId: actor.accountId, language: text.language };
    return composeDraft(deps, requester, drafted, { id: NO_NUMBER, at: deps.clock() });
  };
  const foundOf = async (id: string, { tests, text }: ApiCall): Promise<TestObject> =>
    (await tests.find('sticker', id)) ?? refuse(404, text.t('sticker.none'));
  const titleOf = ({ title }: StickerData) => title.value;
  return [
    served(createSticker, {
      live: async (input, { invoke }) => liveSticker(await invoke(stickerContract.generate, input)),
      test: async ({ vin: typed }, call) => {
        const { text, tests } = call;
        const vin = plainVin(typed);
        if (vin.endsWith(NO_CREDIT)) return refuse(402, text.t('sticker.noCredit'));
        const title = titleOf(await composed(vin, call));
        const made = await tests.create('sticker', vin);
        return made ? testSticker(made, title) : refuse(402, text.t('sticker.noCredit'));
      },
    }),
    served(listStickers, {
      live: async ({ cursor, limit }, { invoke }) => {
        const page = { limit: String(limit), ...(cursor !== undefined && { cursor }) };
        const { stickers, more } = await invoke(stickerContract.list, page);
        const next = more ? stickers.at(-1)!.id : null;
        return { object: 'list' as const, data: stickers.map(liveSticker), has_more: more, next_cursor: next };
      },
      test: async (page, call) => {
        const { objects, next } = await call.tests.list('sticker', page);
        const data = await Promise.all(
          objects.map(async (object) => testSticker(object, titleOf(await composed(object.subject, call)))),
        );
        return { object: 'list' as const, data, has_more: next !== null, next_cursor: next };
      },
    }),
    served(retrieveSticker, {
      live: async ({ id }, { invoke }) => {
        const found = await invoke(ownStickerContract.ownSticker, { id });
        const { genuine: _genuine, sticker: _sticker, vehicle: _vehicle, selection: _selection, ...rest } = found;
        const { badge_html: _badge, versions: _versions, ...summary } = rest;
        return liveSticker(summary);
      },
      test: async ({ id }, call) => {
        const found = await foundOf(id, call);
        return testSticker(found, titleOf(await composed(found.subject, call)));
      },
    }),
    served(downloadSticker, {
      live: ({ id }, { invoke }) => invoke(viewPdf, { kind: 'sticker', id }),
      test: async ({ id }, call) => {
        const found = await foundOf(id, call);
        const sticker = await composed(found.subject, call);
        const logo = sticker.dealer?.logo ? await deps.dealers.logo(sticker.dealer.logo) : null;
        const { pdf } = await orBusy(call.text.t('sticker.busy'), () =>
          typesetSticker(deps.typesetter, sticker, { logo, preview: true }),
        );
        return new FileReply(pdf, 'application/pdf', `${titleOf(sticker)} ${found.subject}.pdf`);
      },
    }),
  ];
}
