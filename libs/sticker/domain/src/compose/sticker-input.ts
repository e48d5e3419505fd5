import type { ClassicCandidate } from '@vinlore/vehicle-domain';
import type { EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import type { SelectedColors, SelectedPackages, SelectedPlate } from '../selection.ts';
import type { StickerDealer, DealerOffer } from '../sticker-blocks.ts';
import type { StickerBrand, StickerData } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import type { DecodedInput } from '../decode/decoded-input.ts';

/** A vehicle as a person named it. */
export interface NamedSubject {
  readonly kind: StickerData['kind'];
  /** '' for none. */
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Trim or series; '' for none. */
  readonly trim: string;
}

/** A classic vehicle as its number tells. */
export interface NumberedClassic extends ClassicCandidate {
  readonly vin: string;
  /** What somebody states beside the number, where nobody was asked for a selection. */
  readonly trim?: string;
}

/** What a person chose of what a catalogue offers, or stated on their own. */
export interface StickerSelection {
  readonly trim: string;
  /** Body style. */
  readonly style: string;
  readonly colors: SelectedColors;
  readonly packages: SelectedPackages;
  /** What is read off a classic's plates and tags. */
  readonly plate: SelectedPlate;
  /** Whether the colors come from the build sheet. */
  readonly buildSheetColor: boolean;
  /** Outside the brand's model years: nothing but the selection is printed (docs/decisions.md §4). */
  readonly restricted: boolean;
}

/** How the vehicle is known: by a decoded VIN, by a classic number, or by its name. */
export type StickerSubject = DecodedSubject | { readonly classic: NumberedClassic } | { readonly named: NamedSubject };

interface DecodedSubject {
  readonly decoded: DecodedInput;
}

/** What a sticker is made of. */
export type ComposeStickerInput = StickerSubject & {
  readonly brand: StickerBrand;
  readonly language: StickerLanguage;
  /** From `newStickerId`. */
  readonly id: string;
  readonly verifyUrl: string;
  /** The day on the paper, `YYYY-MM-DD`. */
  readonly madeOn: string;
  /** Whether the data is invented for a quick start. */
  readonly sample: boolean;
  /** What the sources know of the vehicle. */
  readonly catalogue?: EquipmentCatalogue | null;
  /** Null where nobody was asked: what the catalogue preselects is taken. */
  readonly selection?: StickerSelection | null;
  readonly dealer?: StickerDealer | null;
  /** What the dealer asks for the vehicle. */
  readonly offer?: DealerOffer | null;
};
