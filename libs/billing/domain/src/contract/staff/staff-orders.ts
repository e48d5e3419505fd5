import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../../fields.ts';
import { GatewayNameSchema } from '../../gateway-name.ts';
import { OrderStateSchema } from '../../order-view.ts';
import { DayField, OrderSearchField, PlanIdField } from '../../staff/fields.ts';
import { StaffOrderRowSchema, StaffOrderSchema } from '../../staff/staff-order.ts';

const filters = {
  state: v.optional(OrderStateSchema),
  plan: v.optional(PlanIdField),
  gateway: v.optional(GatewayNameSchema),
  /** First and last day, in UTC. */
  from: v.optional(DayField),
  to: v.optional(DayField),
  /** Part of an email address, or an order number. */
  search: v.optional(OrderSearchField, ''),
  /** Limits the list to one account. */
  account_id: v.optional(IdField),
};

/** The brand's orders, for staff. */
export const staffOrders = endpoint({
  name: 'orders.staffList',
  event: 'pii.read',
  summary: 'Orders of this brand, newest first.',
  method: 'GET',
  path: '/api-cwa/staff/orders',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({
    ...filters,
    /** Cursor: the last order of the previous page. */
    cursor: v.optional(IdField),
  }),
  answers: {
    200: success('At most 50.', v.object({ orders: v.array(StaffOrderRowSchema), more: v.boolean() })),
  },
});

/** Resends a paid order's receipt, only to the address it was bought with. */
export const staffResendReceipt = endpoint({
  name: 'orders.staffResendReceipt',
  summary: 'Sends an order’s receipt, with its links to the document and the invoice, to its buyer again.',
  method: 'POST',
  path: '/api-cwa/staff/order/resend-receipt',
  encoding: 'json',
  auth: 'staff',
  permission: ['support', 'billing'],
  site: true,
  request: v.strictObject({ id: IdField }),
  answers: {
    200: success('It is on its way; a repeat within a minute sends no second one.', v.null()),
    404: refusal('This brand has no such order.'),
    409: refusal('It is not paid, its buyer was erased, or it was sent often enough today.'),
  },
});

/** Exports the list as CSV. A POST because the audit log records the export. */
export const staffExportOrders = endpoint({
  name: 'orders.staffExport',
  event: 'export.made',
  summary: 'Orders of this brand as CSV, newest first, by the same filters as the list.',
  method: 'POST',
  path: '/api-cwa/staff/orders/csv',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  recentProof: true,
  site: true,
  attemptsPerMinute: 30,
  request: v.strictObject(filters),
  answers: { 200: file('A line for each order; amounts in the currency’s main unit.', 'text/csv') },
});

export const staffOrder = endpoint({
  name: 'orders.staffOne',
  event: 'pii.read',
  summary: 'One order of this brand, with its refunds and what the rule would give back.',
  method: 'GET',
  path: '/api-cwa/staff/order',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({ id: IdField }),
  answers: { 200: success('The order.', StaffOrderSchema), 404: refusal('This brand has no such order.') },
});
