import type { ParsedOf } from '@vinlore/contract';
import type { CallContext, Handler, Handlers } from '@vinlore/server-kit';
import type { makingContract, stickerContract } from '@vinlore/sticker-domain';
import { plainVin } from '@vinlore/vehicle-domain';
import { summaryOf } from '../links.ts';
import type { Draft, DraftFault } from '../making/draft.ts';
import { draftByName, draftOfClassic } from '../making/draft-by-name.ts';
import { draftByVin } from '../making/draft-by-vin.ts';
import { draftAgain } from '../making/draft-again.ts';
import { draftOfConfirmation } from '../making/draft-confirmed.ts';
import { makeSticker, type WantedVersion } from '../making/make-sticker.ts';
import { newestOfVin } from '../sticker-table.ts';
import type { StickerDeps } from '../deps.ts';
import { stickerMade } from './refusals.ts';

type Member = CallContext<'bearer'>;
type Confirmed = ParsedOf<typeof makingContract.confirmSticker>;

/** Creates a drafted sticker for a credit or returns the existing one, in the owner's view. */
async function made(deps: StickerDeps, drafted: Draft | DraftFault, wanted: WantedVersion, context: Member) {
  const { actor, brand, text } = context;
  const { language } = text;
  const maker = { brand, accountId: actor.accountId, language, by: context };
  const making = await makeSticker(deps, maker, drafted, wanted);
  return summaryOf(deps, { brand, language }, stickerMade(making, brand, text));
}

/** `gen=regenerate` requires an existing sticker and is always free. */
const asked = (gen: 'regenerate' | undefined): WantedVersion => ({ which: gen ? 'again' : 'there' });

/**
 * By VIN. `gen=regenerate` creates the next version of the member's newest sticker with that VIN, however its vehicle
 * was identified, with the same choices (spec §4, §7; docs/decisions.md §6).
 */
export function generate(deps: StickerDeps): Handler<typeof stickerContract.generate> {
  return async ({ vin, gen }, context) => {
    const { actor, brand } = context;
    const number = plainVin(vin);
    const own =
      gen && number !== ''
        ? await newestOfVin(deps.database, { brand: brand.key, accountId: actor.accountId }, number)
        : null;
    const drafted = own ? draftAgain(deps, brand, own, null) : draftByVin(deps, vin, null);
    return made(deps, drafted, asked(gen), context);
  };
}

/** The other ways to create a sticker (spec §7). */
export function makingHandlers(deps: StickerDeps): Omit<Handlers<typeof makingContract>, 'previewSticker'> {
  const byName: Handler<typeof makingContract.ymmtStickerAutoblog> = async (input, context) => {
    const { year, make, model, trim, gen } = input;
    const drafted = await draftByName(deps, { year, make, model, trim }, context.text.language, null);
    return { ...(await made(deps, drafted, asked(gen), context)), mode: 'ymmt' };
  };
  const confirm = async (confirmed: Confirmed, restricted: boolean, context: Member) => {
    const { actor, brand, text } = context;
    const member = { brand, accountId: actor.accountId, language: text.language };
    const { drafted, of } = await draftOfConfirmation(deps, member, confirmed, restricted);
    const anew: WantedVersion = of ? { which: 'again', after: of.version } : { which: 'next' };
    return made(deps, drafted, confirmed.regenerate === '1' ? anew : { which: 'there' }, context);
  };
  return {
    generateClassicSticker: ({ year, make, model, series, vin, classictype, gen }, context) => {
      const naming = { year, make, model, trim: series, vin, manual: classictype === 'manual' };
      return made(deps, draftOfClassic(naming, null), asked(gen), context);
    },
    generateYmmtSticker: (input, context) => byName({ ...input, trim: '' }, context),
    ymmtStickerAutoblog: byName,
    confirmSticker: (confirmed, context) => confirm(confirmed, false, context),
    confirmRestrictedSticker: (confirmed, context) => confirm(confirmed, true, context),
  };
}
