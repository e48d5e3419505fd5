import type { Endpoint } from '@vinlore/contract';
import { type Handler, refuse } from '@vinlore/server-kit';

/** The arguments of a handler for a bearer call. */
type DealerRow = Endpoint & { readonly auth: 'bearer' };

/** Lets dealers through and rejects other members (docs/decisions.md §4). */
export function forDealers<Row extends DealerRow>(handler: Handler<Row>): Handler<Row> {
  return (input, context) => {
    if (!context.actor?.dealer) return refuse(403, context.text.t('dealers.only'));
    return handler(input, context);
  };
}
