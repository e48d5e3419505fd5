/** What staff may do. `owner` holds the others too. */
export const PERMISSIONS = ['support', 'content', 'billing', 'owner'] as const;

/** One of them; an account holds it as a role beside `staff`. */
export type Permission = (typeof PERMISSIONS)[number];

/** Those that give the second word on what takes two people. Getting one of them takes two people itself. */
export type Deciding = Extract<Permission, 'billing' | 'owner'>;

/**
 * Whether an account's roles allow what takes a permission.
 *
 * @param needed any of these is enough; `any`: being on the staff is
 */
export function permits(roles: readonly string[], needed: Permission | 'any' | readonly Permission[]): boolean {
  if (!roles.includes('staff')) return false;
  if (needed === 'any' || roles.includes('owner')) return true;
  return (typeof needed === 'string' ? [needed] : needed).some((permission) => roles.includes(permission));
}
