import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Signer, Typesetter } from '@vinlore/documents';
import type { Caller, TextSigner } from '@vinlore/server-kit';
import type { StickerDealer } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { StickerCatalogue } from './catalogue/sticker-catalogue.ts';
import type { FiledNames } from './catalogue/spelled.ts';
import type { Logo } from './paper/logo-svg.ts';
import type { StoredSticker } from './sticker-table.ts';

/** Result of a payment. `fair-use`: an unlimited plan has reached its `limit` for the period. */
export type Payment =
  | { readonly spent: true }
  | { readonly spent: false; readonly reason: 'no-credit' }
  | { readonly spent: false; readonly reason: 'fair-use'; readonly limit: number };

/** A sticker to be paid for. */
export interface ToBePaid {
  readonly brand: Brand;
  readonly accountId: string;
  /** The caller who pays; null if the sticker was purchased or its credit is reserved. */
  readonly by: Caller | null;
  readonly document: { readonly kind: 'sticker'; readonly id: string; readonly title: string };
  readonly at: Date;
}

/** Charges for a new sticker: one credit, or nothing with an unlimited plan (docs/decisions.md §4). */
export interface CreditGate {
  /**
   * @param tx transaction that also stores the sticker, so both succeed or neither
   * @throws Refusal if the caller's session may not spend credits
   */
  spend(tx: Tx, sticker: ToBePaid): Promise<Payment>;
}

/** Dealer data for stickers. */
export interface DealerDesk {
  /** Null if the account isn't a dealer or has no display name. */
  dealerOf(account: { readonly brand: string; readonly accountId: string }): Promise<StickerDealer | null>;
  /** Returns the image referenced by `StickerDealer.logo`. */
  logo(sha256: string): Promise<Logo | null>;
}

/** Visitor orders. Sticker numbers are in display form. */
interface GuestOrders {
  /** Whether a paid order holds the sticker. */
  hold(owner: { readonly brand: string; readonly accountId: string }, id: string): Promise<boolean>;
  /** Replaces a sticker with its next version in the orders that hold it. */
  replace(
    owner: { readonly brand: string; readonly accountId: string },
    id: string,
    next: { readonly id: string; readonly title: string },
  ): Promise<void>;
}

/** Dependencies of the sticker module. */
export interface StickerDeps {
  readonly database: Database;
  readonly credits: CreditGate;
  readonly typesetter: Pick<Typesetter, 'typeset' | 'draw'>;
  /** Signs stickers. */
  readonly signer: Signer;
  /** Signs PDF links. */
  readonly links: TextSigner;
  /** Decodes a normalized 17-character VIN. */
  readonly decode: (vin: string) => DecodedVehicle;
  /** Catalog data about the vehicle. */
  readonly catalogue: StickerCatalogue;
  /** Makes and models by year, as filed by manufacturers. */
  readonly names: FiledNames;
  readonly dealers: DealerDesk;
  readonly orders: GuestOrders;
  /** Learns of each new version of a sticker, in its transaction. */
  readonly onMade?: (tx: Tx, sticker: StoredSticker) => Promise<void>;
  /** Learns of each revoked sticker, in the transaction that revokes it. */
  readonly onRevoked?: (tx: Tx, sticker: StoredSticker) => Promise<void>;
  /** Public origin of a brand: scheme, host, and port. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
}
