import type { Brand, Language, PlanProduct } from '@vinlore/brand';
import type { PlateOrName } from './vehicle-ref.ts';

/** A sticker or report paid for by a purchase: who it's for and which vehicle. */
export interface DocumentRequest {
  readonly brand: Brand;
  readonly accountId: string;
  readonly product: PlanProduct;
  /** Null if the buyer identified the vehicle some other way. */
  readonly vin: string | null;
  readonly vehicle: PlateOrName;
  readonly language: Language;
  /** The buyer's options, encoded as in the purchase call; null if there are none. */
  readonly selection: string | null;
}
