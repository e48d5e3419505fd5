import type { Brand, Language, PlanProduct } from '@vinlore/brand';
import type { PlateOrName } from './vehicle-ref.ts';

/** A sticker or report that a purchase paid for: for whom it is made, and of which vehicle. */
export interface DocumentRequest {
  readonly brand: Brand;
  readonly accountId: string;
  readonly product: PlanProduct;
  /** Null where the buyer named the vehicle without it. */
  readonly vin: string | null;
  readonly vehicle: PlateOrName;
  readonly language: Language;
  /** What its buyer chose for it, in the encoding of the purchase call; null: nothing. */
  readonly selection: string | null;
}
