import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Signer, Typesetter } from '@vinlore/documents';
import type { TextSigner } from '@vinlore/server-kit';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/** What the sticker slice needs of others. */
export interface StickerPorts {
  readonly database: Database;
  readonly typesetter: Pick<Typesetter, 'typeset'>;
  /** Signs the stickers. */
  readonly signer: Signer;
  /** Signs links to PDFs. */
  readonly links: TextSigner;
  /** Decodes a plain VIN of 17 characters. */
  readonly decode: (vin: string) => DecodedVehicle;
  /** Scheme, host and port by which the world reaches a brand. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
}
