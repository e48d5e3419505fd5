import { recordAct } from '@vinlore/audit';
import { orderNumber, type staffOrderContract } from '@vinlore/billing-domain';
import { csvPieces } from '@vinlore/contract';
import { type Database, tables } from '@vinlore/database';
import { writeMoney } from '@vinlore/i18n';
import { type Handler, staffAct, StreamReply } from '@vinlore/server-kit';
import { isRenewal } from '../orders/renewal-order.ts';
import type { OrderTables } from '../orders/tables.ts';
import { type ListedOrder, type OrderSearch, staffOrdersPage } from './order-list.ts';

/** Orders read at a time while the file is sent. */
const FILE_PAGE = 500;

const COLUMNS = [
  'number',
  'ordered',
  'settled',
  'state',
  'plan',
  'renewal',
  'amount',
  'tax',
  'refunded',
  'currency',
  'gateway',
  'payment',
  'email',
] as const;
type Column = (typeof COLUMNS)[number];

const lineOf = (order: ListedOrder): Readonly<Record<Column, string>> => ({
  number: orderNumber(order.id),
  ordered: order.ordered_at.toISOString(),
  settled: order.settled_at?.toISOString() ?? '',
  state: order.state,
  plan: order.plan.id,
  renewal: isRenewal(order) ? '1' : '0',
  amount: writeMoney(order.amount, order.currency),
  tax: writeMoney(order.tax, order.currency),
  refunded: writeMoney(order.refunded, order.currency),
  currency: order.currency,
  gateway: order.gateway,
  payment: order.payment ?? '',
  email: order.email ?? '',
});

/**
 * POST /api-cwa/staff/orders/csv: reads and sends the file page by page. The audit log records who exported orders and
 * with which filters; for the search only that there was one, since it is usually an email address.
 */
export function exportOrdersCall({
  database,
}: {
  readonly database: Database;
}): Handler<typeof staffOrderContract.staffExportOrders> {
  /** Whether the brand has ever shown tax on an order; otherwise the file has no tax column. */
  const isTaxed = async (brand: string) =>
    (await tables<OrderTables>(database)
      .selectFrom('billing_order')
      .select('id')
      .where('brand', '=', brand)
      .where('tax', '>', 0)
      .limit(1)
      .executeTakeFirst()) !== undefined;
  async function* pages(brand: string, search: OrderSearch, columns: readonly Column[]) {
    let rows: ListedOrder[] = [];
    do {
      rows = await staffOrdersPage(database, brand, { ...search, cursor: rows.at(-1)?.id, most: FILE_PAGE });
      yield rows.map((order) => {
        const line = lineOf(order);
        return columns.map((column) => line[column]);
      });
    } while (rows.length === FILE_PAGE);
  }
  return async ({ account_id: accountId, ...search }, context) => {
    const { brand, text } = context;
    const { search: words, ...filters } = search;
    await database.transaction((tx) =>
      recordAct(tx, {
        ...staffAct(context),
        act: 'orders.exported',
        subject: { kind: 'orders', id: brand.key },
        detail: { ...filters, ...(accountId !== undefined && { account_id: accountId }), searched: words !== '' },
      }),
    );
    const columns = (await isTaxed(brand.key)) ? COLUMNS : COLUMNS.filter((column) => column !== 'tax');
    const header = columns.map((column) => text.t(`orderFile.${column}`));
    const file = `${text.t('orderFile.name')} ${brand.key}.csv`;
    const pieces = csvPieces(header, pages(brand.key, { ...search, accountId }, columns));
    return new StreamReply(pieces, 'text/csv; charset=utf-8', file);
  };
}
