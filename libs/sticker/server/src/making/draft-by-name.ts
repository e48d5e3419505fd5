import type { Language } from '@vinlore/i18n';
import type { NamedSubject, StickerSelection } from '@vinlore/sticker-domain';
import {
  CLASSIC_MAX_YEAR,
  classicCandidates,
  type ClassicCandidate,
  isClassicVin,
  makeKey,
  modelKey,
  nameKey,
  plainVin,
} from '@vinlore/vehicle-domain';
import { spelled } from '../catalogue/spelled.ts';
import type { StickerDeps } from '../deps.ts';
import { type Naming, namedSubject } from '../subject.ts';
import type { Draft, DraftFault } from './draft.ts';
import { classicDraft } from './draft-by-vin.ts';

/** Drafts a vehicle by name, with its VIN if the person entered one. */
export function namedDraft(
  kind: NamedSubject['kind'],
  naming: Naming,
  vin: string,
  selection: StickerSelection | null,
): Draft {
  return {
    vehicle: { named: { kind, vin, ...naming } },
    year: naming.year,
    subject: namedSubject({ ...naming, vin }),
    query: { year: naming.year, make: naming.make, model: naming.model, trim: naming.trim || null },
    selection,
  };
}

/** Whether manufacturers filed the vehicle for that year, in any spelling. */
function isFiled({ names }: Pick<StickerDeps, 'names'>, naming: Naming): boolean {
  const { make, model } = spelled(names, naming);
  return names.models(make, naming.year).some(({ name }) => name === model);
}

/**
 * Drafts by year, make, model, and trim (spec §7, `mode: ymmt`): a vehicle in manufacturers' filings or an imported
 * catalog, in their spelling.
 */
export async function draftByName(
  deps: Pick<StickerDeps, 'names' | 'catalogue'>,
  naming: Naming,
  language: Language,
  selection: StickerSelection | null,
): Promise<Draft | DraftFault> {
  const { year, trim } = naming;
  const { make, model } = spelled(deps.names, naming);
  const query = { year, make, model, trim: trim || null };
  if (!isFiled(deps, naming) && (await deps.catalogue.lookUp(query, language)).sources.length === 0)
    return { fault: 'no-such-vehicle', name: [year, naming.make, naming.model].join(' ') };
  return namedDraft('ymmt', { year, make, model, trim }, '', selection);
}

/** Drafts a classic from its owner's input: by VIN if it matches, else by name (`classictype=manual`, spec §7). */
export function draftOfClassic(
  naming: Naming & { readonly vin: string; readonly manual: boolean },
  selection: StickerSelection | null,
): Draft | DraftFault {
  const { year, make, model, trim, manual } = naming;
  if (year > CLASSIC_MAX_YEAR) return { fault: 'not-classic' };
  const vin = plainVin(naming.vin);
  if (vin !== '' && !isWritten(vin)) return { fault: 'wrong-vin' };
  const fitting = vin === '' ? undefined : fittingOf(vin, naming);
  if (fitting) return classicDraft(fitting, vin, selection, isCalled(fitting, trim) ? '' : trim);
  if (vin !== '' && !manual) return { fault: 'wrong-vin' };
  // Spec §3: the series falls back to the model, and the model to the series if only that is given.
  const series = modelKey(make, trim) === modelKey(make, model) ? '' : trim;
  return namedDraft('classic', { year, make, model: model || trim, trim: model ? series : '' }, vin, selection);
}

/** Letters and digits only, which is what plates of the time could carry. */
const isWritten = (vin: string) => isClassicVin(vin) && /^[A-Z0-9]+$/u.test(vin);

/**
 * Whether a classic in the code tables goes by a name: its model, its series, or both. An empty name matches nothing.
 */
const isCalled = ({ make, model, series }: ClassicCandidate, name: string) =>
  [modelKey(make, model), modelKey(make, series), nameKey(`${model}${series}`)].includes(modelKey(make, name));

/**
 * Returns the match of a VIN that the person named. A trim distinguishes two series of a model; with a single match,
 * the VIN wins over any trim entered.
 */
function fittingOf(vin: string, { year, make, model, trim }: Naming): ClassicCandidate | undefined {
  const ofModel = classicCandidates(vin).filter(
    (classic) =>
      classic.year === year && makeKey(classic.make) === makeKey(make) && (!model || isCalled(classic, model)),
  );
  const ofTrim = ofModel.find((classic) => !trim || isCalled(classic, trim));
  return ofTrim ?? (model && ofModel.length === 1 ? ofModel[0] : undefined);
}
