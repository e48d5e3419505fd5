import type { StickerSelection, StickerSubject } from '@vinlore/sticker-domain';
import type { ClassicCandidate, DecodedVehicle } from '@vinlore/vehicle-domain';
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
  /** Outside the brand's model years, by a call that draws on our data. */
  | { readonly fault: 'restricted' }
  /** The brand makes no stickers at the moment. */
  | { readonly fault: 'off' }
  /** Inside them, by the call for those outside. */
  | { readonly fault: 'not-restricted' };

export const isFault = (drafted: Draft | DraftFault): drafted is DraftFault => 'fault' in drafted;
