import type { Permission } from '@vinlore/contract';

/** What somebody on the staff may do, and at which other brands' desks than their own. */
export interface Rights {
  readonly permissions: readonly Permission[];
  /** Keys of other brands. */
  readonly brands: readonly string[];
}

const differ = (some: readonly string[], others: readonly string[]) =>
  some.some((each) => !others.includes(each)) || others.some((each) => !some.includes(each));

/** Whether somebody may do more than before, or the same at more desks. */
function gains(before: Rights, after: Rights): boolean {
  return (
    after.permissions.some((permission) => !before.permissions.includes(permission)) ||
    (after.permissions.length > 0 && after.brands.some((brand) => !before.brands.includes(brand)))
  );
}

/** Whether somebody becomes an owner somewhere, or is one no more. */
function touchesOwner(before: Rights, after: Rights): boolean {
  const was = before.permissions.includes('owner');
  const is = after.permissions.includes('owner');
  return was !== is || (is && differ(before.brands, after.brands));
}

/**
 * Whether a change of somebody's rights takes a second owner (ADR 27): whatever gives a right does, and taking an owner's.
 * Taking any other right away takes one owner, because that may have to be quick.
 */
export function takesTwo(before: Rights, after: Rights): boolean {
  return touchesOwner(before, after) || gains(before, after);
}
