import { auditMigrations } from '@vinlore/audit';
import type { SliceMigrations } from '@vinlore/database';
import { couponMigrations } from '../coupons/migrations.ts';
import { couponRoutines } from '../coupons/routines.ts';
import { creditMigrations } from '../credits/migrations.ts';
import { creditRoutines } from '../credits/routines.ts';
import { intakeMigrations } from '../gateways/intake/migrations.ts';
import { orderMigrations } from '../orders/migrations.ts';
import { orderRoutines } from '../orders/routines.ts';
import { subscriptionMigrations } from '../subscriptions/migrations.ts';

/** What a gateway's messages need of a database. */
export const intakeBenchMigrations: readonly SliceMigrations[] = [
  auditMigrations,
  { slice: 'credits', migrations: creditMigrations, routines: creditRoutines },
  { slice: 'coupon', migrations: couponMigrations, routines: couponRoutines },
  { slice: 'purchase', migrations: orderMigrations, routines: orderRoutines },
  { slice: 'subscription', migrations: subscriptionMigrations },
  { slice: 'gateway', migrations: intakeMigrations },
];
