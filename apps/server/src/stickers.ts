import { dealerFactsOf, pictureBytes } from '@vinlore/account-server';
import { guestOrderHolds, replaceGuestDocument } from '@vinlore/billing-server';
import type { Brand } from '@vinlore/brand';
import type { BulkProduct } from '@vinlore/bulk';
import type { Database } from '@vinlore/database';
import type { Signer, Typesetter } from '@vinlore/documents';
import type { Objects } from '@vinlore/objects';
import { createEpaList, createNcapLabels } from '@vinlore/model-server';
import type { PdfHandler, ServerModule, TextSigner } from '@vinlore/server-kit';
import {
  type CatalogueQuery,
  createCatalogueModule,
  createDealerDesk,
  createInventoryModule,
  createStickerCatalogue,
  createStickerLists,
  createStickerMaker,
  createStickerModule,
  stickerPdf,
  type StickerDeps,
} from '@vinlore/sticker-server';
import type { Decoder, VehicleCatalogue } from '@vinlore/vehicle-server';
import { spend } from './spending.ts';
import type { WebhookEvents } from './webhook-events.ts';

/** Dependencies of stickers. */
export interface StickersDeps {
  readonly database: Database;
  /** Stores the bytes of dealers' logos. */
  readonly objects: Objects;
  readonly typesetter: Typesetter;
  /** Signs a sticker's fields. */
  readonly signer: Signer;
  /** Signs links to PDFs. */
  readonly links: TextSigner;
  readonly decoder: Decoder;
  /** Years, makes, and models. */
  readonly names: VehicleCatalogue;
  readonly events: WebhookEvents;
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
}

/** Stickers as the product mounts them. */
export interface Stickers {
  readonly modules: readonly ServerModule[];
  /** Creates a purchased sticker. */
  readonly maker: ReturnType<typeof createStickerMaker>;
  /** Creates stickers for dealers' lists. */
  readonly lists: BulkProduct;
  readonly pdf: PdfHandler;
}

/** Composes stickers: creation, display, options, and dealers' vehicles and lists. */
export function composeStickers(deps: StickersDeps): Stickers {
  const { database, objects, typesetter, signer, links, decoder, names, events, origin, clock } = deps;
  const decode = (vin: string) => decoder.decode(vin);
  const [findEpa, findNcap] = [createEpaList(database), createNcapLabels(database)];
  const modelQuery = ({ decoded, ...query }: CatalogueQuery) => ({ ...query, elements: decoded?.elements ?? null });
  const catalogueParts = {
    database,
    names,
    decode,
    asOf: () => decoder.asOf,
    epa: (query: CatalogueQuery) => findEpa(modelQuery(query)),
    ncap: (query: CatalogueQuery) => findNcap(modelQuery(query)),
  };
  const stickerDeps: StickerDeps = {
    database,
    orders: {
      hold: (owner, id) => guestOrderHolds(database, owner, { kind: 'sticker', id }),
      replace: (owner, id, next) =>
        replaceGuestDocument(database, owner, { kind: 'sticker', id }, { kind: 'sticker', ...next }),
    },
    credits: { spend: (tx, sticker) => spend(tx, { ...sticker, product: 'sticker' }, events) },
    onMade: events.stickerMade,
    onRevoked: events.stickerRevoked,
    typesetter,
    signer,
    links,
    decode,
    catalogue: createStickerCatalogue(catalogueParts),
    names,
    dealers: createDealerDesk(database, {
      factsOf: ({ brand, accountId }) => dealerFactsOf(database, brand, accountId),
      pictureBytes: (id) => pictureBytes(database, objects, id),
    }),
    origin,
    clock,
  };
  return {
    modules: [
      createStickerModule(stickerDeps),
      createCatalogueModule(catalogueParts),
      createInventoryModule(stickerDeps),
    ],
    maker: createStickerMaker(stickerDeps),
    lists: createStickerLists(stickerDeps),
    pdf: stickerPdf(stickerDeps),
  };
}
