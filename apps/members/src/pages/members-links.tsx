import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { type OrderWays, type CheckoutLink, placeOfUse, checkoutQuery } from '@vinlore/billing-feature';
import { isClassicVin } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';

/** A link to a vehicle's own page; it is known by a VIN of 17 characters. */
export function vehicleLink(vin: string, content: ReactNode) {
  return (
    <Link to="/members/vehicles/$vin" params={{ vin }}>
      {content}
    </Link>
  );
}

/** The same, like a button. */
export function openVehicleLink(vin: string, content: ReactNode) {
  return (
    <Link className="btn btn-outline" to="/members/vehicles/$vin" params={{ vin }}>
      {content}
    </Link>
  );
}

/** A VIN that leads to its vehicle's page; a classic number stays as it is. */
export function vinLink(vin: string, content: ReactNode) {
  return isClassicVin(vin) ? content : vehicleLink(vin, content);
}

/** A link to a sticker's own page. */
export function stickerLink(id: string, text: string) {
  return (
    <Link to="/members/stickers/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** A link to all stickers. */
export function allStickersLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="window-sticker">
      {text}
    </Link>
  );
}

/** A link to a report's own page. */
export function reportLink(id: string, text: string) {
  return (
    <Link to="/members/reports/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** The same, like a button. */
export function openReportLink(id: string, text: string) {
  return (
    <Link className="btn btn-primary" to="/members/reports/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** A link to where a new version of a report is asked about. */
export function reportAgainLink(id: string, text: string) {
  return (
    <Link className="btn btn-outline" to="/members/reports/$id" params={{ id }} search={{ regenerate: 'true' }}>
      {text}
    </Link>
  );
}

/** A link to all reports. */
export function allReportsLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="vehicle-history-report">
      {text}
    </Link>
  );
}

/** A link to putting two reports side by side. */
export function compareLink(text: string) {
  return <Link to="/members/reports/compare">{text}</Link>;
}

/** The same for one that is before the reader, like a button. */
export function compareWithLink(id: string, text: ReactNode) {
  return (
    <Link className="btn btn-outline" to="/members/reports/compare" search={{ a: id }}>
      {text}
    </Link>
  );
}

/** A link to a document that a credit paid for. */
export function documentLink({ kind, id }: { readonly kind: 'report' | 'sticker'; readonly id: string }, text: string) {
  return (kind === 'sticker' ? stickerLink : reportLink)(id, text);
}

/** A button-like link to choosing a plan and paying. */
export function buyLink(text: string) {
  return (
    <Link className="btn btn-outline" to={MEMBERS_PATHS.buy}>
      {text}
    </Link>
  );
}

/** A button-like link to buying credits of one product. */
export function buyProductLink(product: 'report' | 'sticker', text: string) {
  return (
    <Link className="btn btn-outline" to={MEMBERS_PATHS.buy} search={checkoutQuery({ product })}>
      {text}
    </Link>
  );
}

/** A link to lists of one kind: part of the switch between them. */
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

/** A link to buying one product, the vehicle kept: part of the switch between them. */
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

/** A button-like link to the member's plans that renew. */
export function subscriptionLink(text: string) {
  return (
    <Link className="btn btn-primary" to={MEMBERS_PATHS.subscription}>
      {text}
    </Link>
  );
}

/** A button-like link to switching to a plan. @param plan its id */
export function switchLink(plan: string, text: string) {
  return (
    <Link className="btn btn-primary" to={MEMBERS_PATHS.subscription} search={{ plan }}>
      {text}
    </Link>
  );
}

/** The same as `buyLink` for what somebody came for, the vehicle kept. */
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

/** A link to an order's own page. */
export function orderLink(id: string, text: string) {
  return (
    <Link to="/members/orders/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** A link to all orders. */
export function allOrdersLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="orders">
      {text}
    </Link>
  );
}

/** A link to a ticket's own page. */
export function ticketLink(number: string, text: string) {
  return (
    <Link to="/members/tickets/$number" params={{ number }}>
      {text}
    </Link>
  );
}

/** The same, like a button. */
export function openTicketLink(number: string, text: string) {
  return (
    <Link className="btn btn-primary" to="/members/tickets/$number" params={{ number }}>
      {text}
    </Link>
  );
}

/** A link to all tickets. */
export function allTicketsLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="tickets">
      {text}
    </Link>
  );
}

/** A button-like link to the form that opens a ticket. */
export function contactLink(text: string) {
  return (
    <Link className="btn btn-primary" to={MEMBERS_PATHS.support}>
      {text}
    </Link>
  );
}

/** A link to what happened to the credits. */
export function creditsLink(text: string) {
  return <Link to={MEMBERS_PATHS.credits}>{text}</Link>;
}

/** The ways on from an order. */
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

/** A button-like link to where credits for the report of a car are bought. */
export function buyReportLink(vin: string, text: string) {
  return buyRequestLink({ product: 'report', vehicle: { vin } }, text);
}
