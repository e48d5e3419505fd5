import type { Database } from '@vinlore/database';

/** What the coupon slice needs of others. */
export interface CouponPorts {
  readonly database: Database;
  readonly clock: () => Date;
}
