import type { Migration } from '@vinlore/database';
import { sandboxMigrations, sandboxPauses, sandboxSwitches } from '../gateways/sandbox/migrations.ts';
import {
  beginPlannedOnce,
  orderMigrations,
  ordersOfBrowsers,
  ordersOfVisitors,
  ordersWithPriceKept,
  ordersThatSwitch,
  ordersWithSelection,
  ordersWithTax,
} from '../orders/migrations.ts';
import { orderListMigration, orderListsBehindWall } from '../order-desk/migrations.ts';
import { testOrdersMigration } from '../trial/migrations.ts';

/** Schema of the purchase module, forward only; append new migrations at the end, whichever part they belong to. */
export const purchaseMigrations: readonly Migration[] = [
  ...orderMigrations,
  ...sandboxMigrations,
  beginPlannedOnce,
  orderListMigration,
  testOrdersMigration,
  ordersOfBrowsers,
  orderListsBehindWall,
  ...ordersOfVisitors,
  ordersWithPriceKept,
  ordersWithSelection,
  ...ordersThatSwitch,
  sandboxSwitches,
  sandboxPauses,
  ordersWithTax,
];
