/**
 * The user handle that an authenticator stores and returns at sign-in: the account's id as 16 bytes. Contains no
 * personal data (WebAuthn §14.6.1).
 */
export function userHandle(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
}
