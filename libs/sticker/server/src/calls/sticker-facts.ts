import { type Handler, refuse } from '@vinlore/server-kit';
import { LEAST_FACTS, type offerContract } from '@vinlore/sticker-domain';
import type { StickerDeps } from '../deps.ts';
import { factsOfDraft } from '../making/compose-draft.ts';
import { isFault, namedBy } from '../making/draft.ts';
import { draftAsked } from '../making/draft-asked.ts';
import { refuseFault } from './refusals.ts';

/** Returns the number of facts a sticker would have for a visitor's vehicle. */
export function stickerFacts(deps: StickerDeps): Handler<typeof offerContract.stickerFacts> {
  return async ({ vin, ...name }, { brand, text }) => {
    const vehicle = { ...name, plate: '', state: '', region: '' } as const;
    const drafted = await draftAsked(deps, { vin: vin || null, vehicle, language: text.language });
    if (!drafted) return refuse(422, text.t('sticker.wrongVin'));
    if (isFault(drafted)) return refuseFault(drafted, brand, text);
    const facts = await factsOfDraft(deps, { brand, language: text.language }, drafted);
    return { facts, least: LEAST_FACTS, enough: facts >= LEAST_FACTS, named_by: namedBy(drafted) };
  };
}
