import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { type OrderWays, type CheckoutLink, placeOfUse, checkoutQuery } from '@vinlore/billing-feature';
import { isClassicVin } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';

/** Link to a vehicle's page, by its 17-character VIN. */
export function vehicleLink(vin: string, content: ReactNode) {
  return (
    <Link to="/members/vehicles/$vin" params={{ vin }}>
      {content}
    </Link>
  );
}

/** The same as a button. */
export function openVehicleLink(vin: string, content: ReactNode) {
  return (
    <Link className="btn btn-outline" to="/members/vehicles/$vin" params={{ vin }}>
      {content}
    </Link>
  );
}

/** Links a VIN to its vehicle's page; a classic VIN stays plain text. */
export function vinLink(vin: string, content: ReactNode) {
  return isClassicVin(vin) ? content : vehicleLink(vin, content);
}

/** Link to a sticker's page. */
export function stickerLink(id: string, text: string) {
  return (
    <Link to="/members/stickers/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** Link to all stickers. */
export function allStickersLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="window-sticker">
      {text}
    </Link>
  );
}

/** Link to a report's page. */
export function reportLink(id: string, text: string) {
  return (
    <Link to="/members/reports/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** The same as a button. */
export function openReportLink(id: string, text: string) {
  return (
    <Link className="btn btn-primary" to="/members/reports/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** Link to the confirmation for a new version of a report. */
export function reportAgainLink(id: string, text: string) {
  return (
    <Link className="btn btn-outline" to="/members/reports/$id" params={{ id }} search={{ regenerate: 'true' }}>
      {text}
    </Link>
  );
}

/** Link to all reports. */
export function allReportsLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="vehicle-history-report">
      {text}
    </Link>
  );
}

/** Link to compare two reports. */
export function compareLink(text: string) {
  return <Link to="/members/reports/compare">{text}</Link>;
}

/** The same for the current report, as a button. */
export function compareWithLink(id: string, text: ReactNode) {
  return (
    <Link className="btn btn-outline" to="/members/reports/compare" search={{ a: id }}>
      {text}
    </Link>
  );
}

/** Link to a document paid for with a credit. */
export function documentLink({ kind, id }: { readonly kind: 'report' | 'sticker'; readonly id: string }, text: string) {
  return (kind === 'sticker' ? stickerLink : reportLink)(id, text);
}

/** Button-like link to choosing a plan and paying. */
export function buyLink(text: string) {
  return (
    <Link className="btn btn-outline" to={MEMBERS_PATHS.buy}>
      {text}
    </Link>
  );
}

/** Button-like link to buying credits of one product. */
export function buyProductLink(product: 'report' | 'sticker', text: string) {
  return (
    <Link className="btn btn-outline" to={MEMBERS_PATHS.buy} search={checkoutQuery({ product })}>
      {text}
    </Link>
  );
}

/** Link to bulk lists of one product, in a tab bar. */
export function bulkLink(product: 'report' | 'sticker', text: string, isCurrent: boolean) {
  return (
    <Link
      to={MEMBERS_PATHS.bulk}
      search={{ product }}
      replace
      resetScroll={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {text}
    </Link>
  );
}

/** Link to buying one product for the same vehicle, in a tab bar. */
export function productLink(request: CheckoutLink, content: ReactNode, isCurrent: boolean) {
  return (
    <Link
      to={MEMBERS_PATHS.buy}
      search={checkoutQuery(request)}
      replace
      resetScroll={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}

/** Button-like link to the member's subscriptions. */
export function subscriptionLink(text: string) {
  return (
    <Link className="btn btn-primary" to={MEMBERS_PATHS.subscription}>
      {text}
    </Link>
  );
}

/** Button-like link to a plan change. @param plan its id */
export function switchLink(plan: string, text: string) {
  return (
    <Link className="btn btn-primary" to={MEMBERS_PATHS.subscription} search={{ plan }}>
      {text}
    </Link>
  );
}

/** Like `buyLink`, but keeps the current vehicle. */
export function buyRequestLink(request: CheckoutLink, text: string, look: 'main' | 'other' = 'main') {
  return (
    <Link
      className={`btn btn-lg ${look === 'main' ? 'btn-primary' : 'btn-outline'}`}
      to={MEMBERS_PATHS.buy}
      search={checkoutQuery(request)}
    >
      {text}
    </Link>
  );
}

/** Link to an order's page. */
export function orderLink(id: string, text: string) {
  return (
    <Link to="/members/orders/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** Link to all orders. */
export function allOrdersLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="orders">
      {text}
    </Link>
  );
}

/** Link to a ticket's page. */
export function ticketLink(number: string, text: string) {
  return (
    <Link to="/members/tickets/$number" params={{ number }}>
      {text}
    </Link>
  );
}

/** The same as a button. */
export function openTicketLink(number: string, text: string) {
  return (
    <Link className="btn btn-primary" to="/members/tickets/$number" params={{ number }}>
      {text}
    </Link>
  );
}

/** Link to all tickets. */
export function allTicketsLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="tickets">
      {text}
    </Link>
  );
}

/** Button-like link to the new-ticket form. */
export function contactLink(text: string) {
  return (
    <Link className="btn btn-primary" to={MEMBERS_PATHS.support}>
      {text}
    </Link>
  );
}

/** Link to the credit history. */
export function creditsLink(text: string) {
  return <Link to={MEMBERS_PATHS.credits}>{text}</Link>;
}

/** Next steps after an order. */
export const ORDER_WAYS: Omit<OrderWays, 'inAccount'> = {
  again: buyRequestLink,
  report: (id, text) => (
    <Link className="btn btn-lg btn-primary" to="/members/reports/$id" params={{ id }}>
      {text}
    </Link>
  ),
  refund: ({ number, vin }, text) => (
    <Link to={MEMBERS_PATHS.support} search={{ refund: number, ...(vin !== null && { vin }) }}>
      {text}
    </Link>
  ),
  use: (order, text) => {
    const { query, hash } = placeOfUse(order);
    return (
      <Link className="btn btn-lg btn-primary" to={MEMBERS_PATHS.dashboard} search={query} hash={hash}>
        {text}
      </Link>
    );
  },
};

/** Button-like link to buying credits for a car's report. */
export function buyReportLink(vin: string, text: string) {
  return buyRequestLink({ product: 'report', vehicle: { vin } }, text);
}
