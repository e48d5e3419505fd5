/** Permissions of staff. `owner` includes all others. */
export const PERMISSIONS = ['support', 'content', 'billing', 'owner'] as const;

/** One of the permissions; an account has it as a role in addition to `staff`. */
export type Permission = (typeof PERMISSIONS)[number];

/** Permissions to approve a second person's request. Granting one of them needs two people itself. */
export type Deciding = Extract<Permission, 'billing' | 'owner'>;

/**
 * Whether an account's roles include a permission.
 *
 * @param needed any of these is enough; `any`: being on staff is
 */
export function permits(roles: readonly string[], needed: Permission | 'any' | readonly Permission[]): boolean {
  if (!roles.includes('staff')) return false;
  if (needed === 'any' || roles.includes('owner')) return true;
  return (typeof needed === 'string' ? [needed] : needed).some((permission) => roles.includes(permission));
}
