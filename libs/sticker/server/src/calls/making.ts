import type { CallContext, Handler, Handlers } from '@vinlore/server-kit';
import type { makingContract, stickerContract } from '@vinlore/sticker-domain';
import { summaryOf } from '../links.ts';
import type { Draft, DraftFault } from '../making/draft.ts';
import { draftByName, draftOfClassic } from '../making/draft-by-name.ts';
import { draftByVin } from '../making/draft-by-vin.ts';
import { draftConfirmed, draftRestricted } from '../making/draft-confirmed.ts';
import { makeSticker } from '../making/make-sticker.ts';
import type { StickerDeps } from '../deps.ts';
import { stickerMade } from './refusals.ts';

/** Makes what was drafted for a credit, or gives the one that exists, and tells of it as its owner sees it. */
async function made(deps: StickerDeps, drafted: Draft | DraftFault, again: boolean, context: CallContext<'bearer'>) {
  const { actor, brand, text } = context;
  const { language } = text;
  const maker = { brand, accountId: actor.accountId, language, by: context };
  const making = await makeSticker(deps, maker, drafted, again);
  return summaryOf(deps, { brand, language }, stickerMade(making, brand, text));
}

/** By VIN; `gen=regenerate` makes the next version (spec §4, §7). */
export function generate(deps: StickerDeps): Handler<typeof stickerContract.generate> {
  return ({ vin, gen }, context) => made(deps, draftByVin(deps, vin, null), gen === 'regenerate', context);
}

/** The other ways of making a sticker (spec §7). */
export function makingHandlers(deps: StickerDeps): Omit<Handlers<typeof makingContract>, 'previewSticker'> {
  const byName: Handler<typeof makingContract.ymmtStickerAutoblog> = async (input, context) => {
    const { year, make, model, trim, gen } = input;
    const drafted = await draftByName(deps, { year, make, model, trim }, context.text.language, null);
    return { ...(await made(deps, drafted, gen === 'regenerate', context)), mode: 'ymmt' };
  };
  return {
    generateClassicSticker: ({ year, make, model, series, vin, classictype, gen }, context) => {
      const naming = { year, make, model, trim: series, vin, manual: classictype === 'manual' };
      return made(deps, draftOfClassic(naming, null), gen === 'regenerate', context);
    },
    generateYmmtSticker: (input, context) => byName({ ...input, trim: '' }, context),
    ymmtStickerAutoblog: byName,
    confirmSticker: async (confirmed, context) =>
      made(deps, await draftConfirmed(deps, confirmed, context.text.language), confirmed.regenerate === '1', context),
    confirmRestrictedSticker: (confirmed, context) =>
      made(deps, draftRestricted(deps, context.brand, confirmed), confirmed.regenerate === '1', context),
  };
}
