import type { StickerSelection, StickerSubject } from '@vinlore/sticker-domain';
import { CLASSIC_MAX_YEAR, type ClassicCandidate, type DecodedVehicle } from '@vinlore/vehicle-domain';
import type { CatalogueQuery } from '../catalogue/sticker-catalogue.ts';

/** A sticker that could be made: the vehicle is known, nothing is spent and nothing kept. */
export interface Draft {
  readonly vehicle: StickerSubject;
  readonly year: number;
  /** What its versions count for, see `subject.ts`. */
  readonly subject: string;
  /** What to ask the catalogue; null where nothing but the selection may be printed. */
  readonly query: CatalogueQuery | null;
  /** Null where nobody was asked. */
  readonly selection: StickerSelection | null;
}

/** Why no sticker can be made of what somebody sent. */
export type DraftFault =
  | { readonly fault: 'wrong-vin'; readonly suggestions?: DecodedVehicle['suggestions'] }
  /** A classic number that fits several vehicles. */
  | { readonly fault: 'several'; readonly candidates: readonly ClassicCandidate[] }
  | { readonly fault: 'no-such-vehicle'; readonly name: string }
  | { readonly fault: 'not-classic' }
  /** Colors or packages that are not what spec §7 says. */
  | { readonly fault: 'unreadable-colors' }
  | { readonly fault: 'unreadable-packages' }
  | { readonly fault: 'unreadable-plate' }
  /** What a buyer sent as their choices is nothing that the selection step makes. */
  | { readonly fault: 'unreadable-choices' }
  /** What was chosen is of another vehicle than what is bought. */
  | { readonly fault: 'other-vehicle' }
  /** Somebody wrote what paper cannot show: emoji, or letters of a script that its faces do not have. */
  | { readonly fault: 'unprintable'; readonly text: string; readonly characters: readonly string[] }
  /** So little is known of the vehicle that nobody should pay for it. */
  | { readonly fault: 'bare'; readonly facts: number; readonly has: NamedBy }
  /** Outside the brand's model years, by a call that draws on our data. */
  | { readonly fault: 'restricted' }
  /** The brand makes no stickers at the moment. */
  | { readonly fault: 'off' }
  /** Inside them, by the call for those outside. */
  | { readonly fault: 'not-restricted' }
  /** It was to be made again, and its owner has none. */
  | { readonly fault: 'none-before' };

/** By what a vehicle is known, which says what would help to know more of it. */
export type NamedBy = 'vin' | 'name' | 'classic';

/** A classic has a plate to be read; a name can be told by a VIN. */
export const namedBy = ({ vehicle, year }: Draft): NamedBy => {
  if ('decoded' in vehicle) return 'vin';
  return year <= CLASSIC_MAX_YEAR ? 'classic' : 'name';
};

export const isFault = (drafted: Draft | DraftFault): drafted is DraftFault => 'fault' in drafted;
