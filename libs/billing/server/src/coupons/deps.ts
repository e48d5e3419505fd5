import type { Database } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';

/** Dependencies of the coupon module. */
export interface CouponDeps {
  readonly database: Database;
  /** Verifies the checkout cookie: `purposeSigner(keys)`. */
  readonly signer: TextSigner;
  readonly clock: () => Date;
}
