/**
 * Every security event and what it means: the source of the table in docs/operations/monitoring.md. A name never changes
 * once it is released, because alerts depend on it (OWASP ASVS 5.0 V16.2, V16.3).
 */
export const SECURITY_EVENTS = {
  'auth.password.failed': 'A wrong email and password, at sign-in or where the password is asked again.',
  'auth.password.ok': 'A sign-in with the right password.',
  'auth.passkey.failed': 'A passkey that was refused, at sign-in or when confirming identity.',
  'auth.passkey.ok': 'A sign-in with a passkey.',
  'auth.social.failed': 'A Google identity token that was refused.',
  'auth.social.ok': 'A sign-in with Google.',
  'auth.session.refused': 'A call with a token that is unknown, expired, or from another brand.',
  'auth.password.changed': 'A password was changed or reset.',
  'auth.email.changed': 'The email of an account was changed.',
  'auth.token.refused': 'A token from an email (reset, confirmation, veto) that is wrong, used, or expired.',
  'factor.failed': 'A wrong second factor: authenticator code, recovery code, or passkey.',
  'factor.ok': 'A second factor that was accepted.',
  'factor.changed': 'A second factor was added, replaced, or removed.',
  'gate.failed': 'A wrong email or password at a brand’s security gate.',
  'authz.denied':
    'A call without the sign-in, role, permission, second factor, or gate that it needs, or on the caller’s own account.',
  'origin.refused':
    'A call from another site’s page, for another brand, on a host that doesn’t serve it, or without a valid XSRF header.',
  'rate.limited': 'A call or page over its limit.',
  'input.refused':
    'Input that our clients never send: too large, too deep, wrong encoding, unknown fields, wrong types.',
  'file.infected': 'A file that the virus scanner flagged; it was refused.',
  'grant.given': 'Permissions, credits, or a coupon were given, or requested if they need a second approver.',
  'grant.approved': 'A second person decided on a request.',
  'key.changed': 'An API key was created, changed, rolled, or removed.',
  'export.made': 'Personal data was exported to a file: an account export, or a list exported by staff.',
  'pii.read': 'Staff read personal data: a member, an order, a ticket, a chat, a search for them.',
} as const;

/** The stable name of a security event. */
export type SecurityEventName = keyof typeof SECURITY_EVENTS;
