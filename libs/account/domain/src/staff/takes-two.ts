import type { Permission } from '@vinlore/contract';

/** A staff account's permissions and the other brands it can access. */
export interface Rights {
  readonly permissions: readonly Permission[];
  /** Keys of other brands. */
  readonly brands: readonly string[];
}

const differ = (some: readonly string[], others: readonly string[]) =>
  some.some((each) => !others.includes(each)) || others.some((each) => !some.includes(each));

/** Whether a change adds permissions or brands. */
function gains(before: Rights, after: Rights): boolean {
  return (
    after.permissions.some((permission) => !before.permissions.includes(permission)) ||
    (after.permissions.length > 0 && after.brands.some((brand) => !before.brands.includes(brand)))
  );
}

/** Whether a change adds or removes an owner. */
function touchesOwner(before: Rights, after: Rights): boolean {
  const was = before.permissions.includes('owner');
  const is = after.permissions.includes('owner');
  return was !== is || (is && differ(before.brands, after.brands));
}

/**
 * Whether a permission change needs a second owner (ADR 27): adding any permission does, and so does removing an
 * owner's. Removing any other permission takes one owner, because it may be urgent.
 */
export function takesTwo(before: Rights, after: Rights): boolean {
  return touchesOwner(before, after) || gains(before, after);
}
