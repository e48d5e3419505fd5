import { PERMISSIONS, type Permission } from '@vinlore/contract';
import type { AccountRow } from '../../accounts/account-store.ts';

/** What somebody on the staff may do, and where beside their own brand. */
export interface TeamState {
  /** In the order of `PERMISSIONS`. */
  readonly permissions: readonly Permission[];
  /** Keys of other brands, sorted. */
  readonly brands: readonly string[];
}

/** A state as it is compared and kept: each once, in order, and without the account's own brand. */
export function teamState(permissions: readonly string[], brands: readonly string[], home: string): TeamState {
  return {
    permissions: PERMISSIONS.filter((permission) => permissions.includes(permission)),
    brands: [...new Set(brands)].filter((brand) => brand !== home).sort(),
  };
}

/** The state of an account. */
export function stateOf({
  roles,
  staff_brands,
  brand,
}: Pick<AccountRow, 'roles' | 'staff_brands' | 'brand'>): TeamState {
  return roles.includes('staff') ? teamState(roles, staff_brands, brand) : { permissions: [], brands: [] };
}

/** Whether two states are the same. */
export function sameState(one: TeamState, other: TeamState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Whether a change gives or takes an owner's rights somewhere: then it takes a second owner (issue 10). An owner who gets
 * another brand, or loses one, is an owner there too.
 */
export function touchesOwner(before: TeamState, after: TeamState): boolean {
  const was = before.permissions.includes('owner');
  const is = after.permissions.includes('owner');
  return was !== is || (is && JSON.stringify(before.brands) !== JSON.stringify(after.brands));
}
