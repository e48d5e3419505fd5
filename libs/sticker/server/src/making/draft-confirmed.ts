import type { Language } from '@vinlore/i18n';
import type { Brand } from '@vinlore/brand';
import type { ParsedOf } from '@vinlore/contract';
import {
  BUILD_SHEET_UNTIL,
  isRestricted,
  type makingContract,
  parseStickerId,
  readColors,
  readPackages,
  readPlate,
  type StickerSelection,
} from '@vinlore/sticker-domain';
import { checkDigitMismatch, CLASSIC_MAX_YEAR, isClassicVin, plainVin, vinFault } from '@vinlore/vehicle-domain';
import type { StickerDeps } from '../deps.ts';
import { vinSubject } from '../subject.ts';
import { type Owner, type StoredSticker, stickerById } from '../sticker-table.ts';
import { type Draft, type DraftFault, isFault } from './draft.ts';
import { draftAgain } from './draft-again.ts';
import { draftByName, draftOfClassic, namedDraft } from './draft-by-name.ts';
import { draftByVin } from './draft-by-vin.ts';

type Confirmed = ParsedOf<typeof makingContract.confirmSticker>;
type DraftDeps = Pick<StickerDeps, 'decode' | 'names' | 'catalogue' | 'database'>;

/** Who confirms. */
interface Confirming {
  readonly brand: Brand;
  /** Null for a visitor, who has no sticker to recreate. */
  readonly accountId: string | null;
  readonly language: Language;
}

/** Decodes a member's confirmation from the encodings of spec §7. */
export function selectionOf(confirmed: Confirmed, restricted: boolean): StickerSelection | DraftFault {
  const colors = readColors(confirmed.colors);
  if (!colors) return { fault: 'unreadable-colors' };
  const packages = readPackages(confirmed.packages);
  if (!packages) return { fault: 'unreadable-packages' };
  const plate = readPlate(confirmed.plate);
  if (!plate) return { fault: 'unreadable-plate' };
  const { trim, style, year, buildsheet_color } = confirmed;
  const buildSheetColor = buildsheet_color === 'yes' || year < BUILD_SHEET_UNTIL;
  return { trim, style, colors, packages, plate, buildSheetColor, restricted };
}

/**
 * Drafts a confirmation, and returns which sticker it's the next version of. If it names one of the member's own, that
 * sticker's vehicle is used whatever else is sent, so no other vehicle's sticker is free.
 *
 * @param restricted whether it's the call for model years outside the brand's
 */
export async function draftOfConfirmation(
  deps: DraftDeps,
  { brand, accountId, language }: Confirming,
  confirmed: Confirmed,
  restricted: boolean,
): Promise<{ readonly drafted: Draft | DraftFault; readonly of: StoredSticker | null }> {
  if (confirmed.sticker_id === '') {
    const drafted = restricted
      ? draftRestricted(deps, brand, confirmed)
      : await draftConfirmed(deps, confirmed, language);
    return { drafted, of: null };
  }
  const of = accountId === null ? null : await ownSticker(deps, { brand: brand.key, accountId }, confirmed.sticker_id);
  if (!of) return { drafted: { fault: 'none-before' }, of };
  const selection = selectionOf(confirmed, restricted);
  return { drafted: 'fault' in selection ? selection : draftAgain(deps, brand, of, selection), of };
}

async function ownSticker({ database }: DraftDeps, owner: Owner, number: string): Promise<StoredSticker | null> {
  const id = parseStickerId(number);
  const sticker = id === null ? null : await stickerById(database, owner.brand, id);
  return sticker?.account_id === owner.accountId ? sticker : null;
}

/** Drafts a sticker with the confirmed trim, colors, and packages (`confirm-sticker`, spec §7). */
async function draftConfirmed(deps: DraftDeps, confirmed: Confirmed, language: Language): Promise<Draft | DraftFault> {
  const selection = selectionOf(confirmed, false);
  if ('fault' in selection) return selection;
  const { year, make, model, trim } = confirmed;
  const vin = plainVin(confirmed.vin);
  const naming = { year, make, model, trim };
  if (vin !== '' && !isClassicVin(vin)) return draftByVin(deps, vin, selection);
  // A classic VIN is confirmed together with the name, which picks one of several matches.
  if (vin !== '') return draftOfClassic({ ...naming, vin, manual: true }, selection);
  const drafted = await draftByName(deps, naming, language, selection);
  if (isFault(drafted) && year <= CLASSIC_MAX_YEAR) return draftOfClassic({ ...naming, vin, manual: true }, selection);
  return drafted;
}

/**
 * Drafts a sticker from the selections only, outside the brand's model years (`confirm-year-restricted-sticker`,
 * docs/decisions.md §4). A decodable VIN determines the year, which the input can't override.
 */
function draftRestricted({ decode }: DraftDeps, brand: Brand, confirmed: Confirmed): Draft | DraftFault {
  const selection = selectionOf(confirmed, true);
  if ('fault' in selection) return selection;
  const { year, make, model, trim } = confirmed;
  const vin = plainVin(confirmed.vin);
  const isClassic = year <= CLASSIC_MAX_YEAR;
  const isShort = vin !== '' && isClassicVin(vin);
  if (isShort ? !/^[A-Z0-9]+$/u.test(vin) : vin !== '' && vinFault(vin)) return { fault: 'wrong-vin' };
  const decoded = vin === '' || isShort ? null : decode(vin);
  if (decoded && checkDigitMismatch(decoded)) return { fault: 'wrong-vin', suggestions: decoded.suggestions };
  if (!isRestricted(brand, decoded?.year ?? year)) return { fault: 'not-restricted' };
  const kind = vin !== '' && !isShort ? 'standard' : isClassic ? 'classic' : 'ymmt';
  const draft = namedDraft(kind, { year, make, model, trim }, vin, selection);
  return { ...draft, query: null, ...(decoded && { subject: vinSubject(vin) }) };
}
