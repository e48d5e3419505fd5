import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Signer, Typesetter } from '@vinlore/documents';
import type { Caller, TextSigner } from '@vinlore/server-kit';
import type { StickerDealer } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { StickerCatalogue } from './catalogue/sticker-catalogue.ts';
import type { FiledNames } from './catalogue/spelled.ts';
import type { Logo } from './paper/logo-svg.ts';

/** How a sticker was paid for, or why not. `fair-use`: an unlimited plan is used up to its `limit` a period. */
export type Payment =
  | { readonly spent: true }
  | { readonly spent: false; readonly reason: 'no-credit' }
  | { readonly spent: false; readonly reason: 'fair-use'; readonly limit: number };

/** A sticker to be paid for. */
export interface ToBePaid {
  readonly brand: Brand;
  readonly accountId: string;
  /** Who pays with what they have; null for a sticker that was bought, or whose credit was set aside. */
  readonly by: Caller | null;
  readonly document: { readonly kind: 'sticker'; readonly id: string; readonly title: string };
  readonly at: Date;
}

/** Takes what a new sticker costs: one credit, or nothing where an unlimited plan runs (docs/decisions.md §4). */
export interface CreditGate {
  /**
   * @param tx the transaction that keeps the sticker: made and paid, or neither
   * @throws Refusal where the caller's session may not spend
   */
  spend(tx: Tx, sticker: ToBePaid): Promise<Payment>;
}

/** What a dealer's stickers say of the dealer. */
export interface DealerDesk {
  /** Null for who is no dealer, or has no name to show. */
  dealerOf(account: { readonly brand: string; readonly accountId: string }): Promise<StickerDealer | null>;
  /** The picture that `StickerDealer.logo` names. */
  logo(sha256: string): Promise<Logo | null>;
}

/** What the sticker module needs of orders that visitors made. Numbers are as people see them. */
interface GuestOrders {
  /** Whether a paid one holds the sticker. */
  hold(owner: { readonly brand: string; readonly accountId: string }, id: string): Promise<boolean>;
  /** Gives those that hold a sticker its next version. */
  replace(
    owner: { readonly brand: string; readonly accountId: string },
    id: string,
    next: { readonly id: string; readonly title: string },
  ): Promise<void>;
}

/** What the sticker module needs of others. */
export interface StickerDeps {
  readonly database: Database;
  readonly credits: CreditGate;
  readonly typesetter: Pick<Typesetter, 'typeset' | 'draw'>;
  /** Signs the stickers. */
  readonly signer: Signer;
  /** Signs links to PDFs. */
  readonly links: TextSigner;
  /** Decodes a plain VIN of 17 characters. */
  readonly decode: (vin: string) => DecodedVehicle;
  /** What the sources know of a vehicle. */
  readonly catalogue: StickerCatalogue;
  /** Makes and models by year, as makers file them. */
  readonly names: FiledNames;
  readonly dealers: DealerDesk;
  readonly orders: GuestOrders;
  /** Scheme, host and port by which the world reaches a brand. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
}
