import type { ClassicCandidate } from '@vinlore/vehicle-domain';
import type { EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import type { SelectedColors, SelectedPackages, SelectedPlate } from '../selection.ts';
import type { StickerDealer, DealerOffer } from '../sticker-blocks.ts';
import type { StickerBrand, StickerData } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import type { DecodedInput } from '../decode/decoded-input.ts';

/** A vehicle by name. */
export interface NamedSubject {
  readonly kind: StickerData['kind'];
  /** Empty for none. */
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Trim or series; empty for none. */
  readonly trim: string;
}

/** A classic vehicle decoded from its VIN. */
export interface NumberedClassic extends ClassicCandidate {
  readonly vin: string;
  /** Details entered with the VIN outside the selection step. */
  readonly trim?: string;
}

/** What a person chose from a catalog or entered. */
export interface StickerSelection {
  readonly trim: string;
  /** Body style. */
  readonly style: string;
  readonly colors: SelectedColors;
  readonly packages: SelectedPackages;
  /** Entries from a classic's plates and tags. */
  readonly plate: SelectedPlate;
  /** Whether the colors come from the build sheet. */
  readonly buildSheetColor: boolean;
  /** Outside the brand's model years: only the selection is printed (docs/decisions.md §4). */
  readonly restricted: boolean;
}

/** How the vehicle is identified: by a decoded VIN, a classic VIN, or its name. */
export type StickerSubject = DecodedSubject | { readonly classic: NumberedClassic } | { readonly named: NamedSubject };

interface DecodedSubject {
  readonly decoded: DecodedInput;
}

/** Input of a sticker. */
export type ComposeStickerInput = StickerSubject & {
  readonly brand: StickerBrand;
  readonly language: StickerLanguage;
  /** From `newStickerId`. */
  readonly id: string;
  readonly verifyUrl: string;
  /** Date on the sticker, `YYYY-MM-DD`. */
  readonly madeOn: string;
  /** Whether the vehicle's data is a sample. */
  readonly sample: boolean;
  /** The sources' data about the vehicle. */
  readonly catalogue?: EquipmentCatalogue | null;
  /** Null if the person wasn't asked; the catalog's preselection is used. */
  readonly selection?: StickerSelection | null;
  readonly dealer?: StickerDealer | null;
  /** The dealer's offer. */
  readonly offer?: DealerOffer | null;
};
