import type { Rights } from '@vinlore/account-domain';
import { PERMISSIONS } from '@vinlore/contract';
import type { AccountRow } from '../../accounts/account-store.ts';

/** A staff account's permissions, in the order of `PERMISSIONS`, and its other brands, sorted. */
export type TeamState = Rights;

/** Normalizes a state for comparison and storage: sorted, without duplicates or the account's own brand. */
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

/** Whether two states are equal. */
export function sameState(one: TeamState, other: TeamState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
