import type { StickerSelection, StickerSubject } from '@vinlore/sticker-domain';
import { CLASSIC_MAX_YEAR, type ClassicCandidate, type DecodedVehicle } from '@vinlore/vehicle-domain';
import type { CatalogueQuery } from '../catalogue/sticker-catalogue.ts';

/** A sticker that can be created. The vehicle is known; nothing is charged or stored yet. */
export interface Draft {
  readonly vehicle: StickerSubject;
  readonly year: number;
  /** Key of its series of versions, see `subject.ts`. */
  readonly subject: string;
  /** Catalog query; null if only the selection may be printed. */
  readonly query: CatalogueQuery | null;
  /** Null if the person wasn't asked. */
  readonly selection: StickerSelection | null;
}

/** Why no sticker can be created from a request. */
export type DraftFault =
  | { readonly fault: 'wrong-vin'; readonly suggestions?: DecodedVehicle['suggestions'] }
  /** A classic VIN that matches several vehicles. */
  | { readonly fault: 'several'; readonly candidates: readonly ClassicCandidate[] }
  | { readonly fault: 'no-such-vehicle'; readonly name: string }
  | { readonly fault: 'not-classic' }
  /** Colors or packages don't match spec §7. */
  | { readonly fault: 'unreadable-colors' }
  | { readonly fault: 'unreadable-packages' }
  | { readonly fault: 'unreadable-plate' }
  /** A buyer's choices aren't valid output of the selection step. */
  | { readonly fault: 'unreadable-choices' }
  /** The choices are for another vehicle than the purchase. */
  | { readonly fault: 'other-vehicle' }
  /** Text contains characters that can't be printed, such as emoji or scripts missing from our fonts. */
  | { readonly fault: 'unprintable'; readonly text: string; readonly characters: readonly string[] }
  /** There are too few facts to charge for. */
  | { readonly fault: 'bare'; readonly facts: number; readonly has: NamedBy }
  /** Outside the brand's model years, in a call that uses our data. */
  | { readonly fault: 'restricted' }
  /** The brand currently creates no stickers. */
  | { readonly fault: 'off' }
  /** Inside the brand's model years, in the restricted call. */
  | { readonly fault: 'not-restricted' }
  /** There is no sticker to recreate. */
  | { readonly fault: 'none-before' };

/** How the vehicle is identified, which determines what would help. */
export type NamedBy = 'vin' | 'name' | 'classic';

/** A classic has a data plate to enter; a name can be replaced by a VIN. */
export const namedBy = ({ vehicle, year }: Draft): NamedBy => {
  if ('decoded' in vehicle) return 'vin';
  return year <= CLASSIC_MAX_YEAR ? 'classic' : 'name';
};

export const isFault = (drafted: Draft | DraftFault): drafted is DraftFault => 'fault' in drafted;
