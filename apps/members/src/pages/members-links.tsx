import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { type OrderWays, type PartOfWish, placeOfUse, queryOfWish } from '@vinlore/billing-feature';

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

/** A link to choosing anew what a sticker shows; where no VIN names the car, it is named again. */
export function changeStickerLink(vin: string, text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} search={vin ? { vin } : {}} hash="window-sticker">
      {text}
    </Link>
  );
}

/** A link to a document that a credit paid for. */
export function documentLink({ kind, id }: { readonly kind: 'report' | 'sticker'; readonly id: string }, text: string) {
  return kind === 'sticker' ? stickerLink(id, text) : null;
}

/** A button-like link to choosing a plan and paying. */
export function buyLink(text: string) {
  return (
    <Link className="btn btn-outline" to={MEMBERS_PATHS.buy}>
      {text}
    </Link>
  );
}

/** The same for what somebody came for, the vehicle kept. */
export function buyWishLink(wish: PartOfWish, text: string) {
  return (
    <Link className="btn btn-lg btn-primary" to={MEMBERS_PATHS.buy} search={queryOfWish(wish)}>
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

/** A link to what happened to the credits. */
export function creditsLink(text: string) {
  return <Link to={MEMBERS_PATHS.credits}>{text}</Link>;
}

/** The ways on from an order. */
export const ORDER_WAYS: Omit<OrderWays, 'inAccount'> = {
  again: buyWishLink,
  use: (order, text) => {
    const { query, hash } = placeOfUse(order);
    return (
      <Link className="btn btn-lg btn-primary" to={MEMBERS_PATHS.dashboard} search={query} hash={hash}>
        {text}
      </Link>
    );
  },
};
