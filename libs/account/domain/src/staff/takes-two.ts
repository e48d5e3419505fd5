import { DECIDING, type Permission } from '@vinlore/contract';

/** What somebody on the staff may do, and at which other brands' desks than their own. */
export interface Rights {
  readonly permissions: readonly Permission[];
  /** Keys of other brands. */
  readonly brands: readonly string[];
}

const mayDecide = ({ permissions }: Rights) => DECIDING.some((permission) => permissions.includes(permission));

const differ = (some: readonly string[], others: readonly string[]) =>
  some.some((each) => !others.includes(each)) || others.some((each) => !some.includes(each));

/** Whether somebody gets to decide, somewhere, what takes two people. */
function gainsDecision(before: Rights, after: Rights): boolean {
  if (!mayDecide(after)) return false;
  return !mayDecide(before) || after.brands.some((brand) => !before.brands.includes(brand));
}

/** Whether somebody becomes an owner somewhere, or is one no more. */
function touchesOwner(before: Rights, after: Rights): boolean {
  const was = before.permissions.includes('owner');
  const is = after.permissions.includes('owner');
  return was !== is || (is && differ(before.brands, after.brands));
}

/**
 * Whether a change of somebody's rights takes a second owner (ADR 27). It does where they get to give the second word on
 * what takes two people: else one owner would approve their own requests with an account that they put there themselves.
 * And it does where an owner's rights are given or taken. All else, and taking the right to decide away, one owner does.
 */
export function takesTwo(before: Rights, after: Rights): boolean {
  return touchesOwner(before, after) || gainsDecision(before, after);
}
