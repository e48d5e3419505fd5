/**
 * What an authenticator keeps as the user's handle, and gives back at a login: the account's id as its 16 bytes. It says
 * nothing of the person (WebAuthn §14.6.1).
 */
export function userHandle(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
}
