import type { Rights } from '@vinlore/account-domain';
import { PERMISSIONS } from '@vinlore/contract';
import type { AccountRow } from '../../accounts/account-store.ts';

/** What somebody on the staff may do, in the order of `PERMISSIONS`, and where beside their own brand, sorted. */
export type TeamState = Rights;

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
