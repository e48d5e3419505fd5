/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Whether it can suggest them where an email is typed. */
export async function suggestsPasskeys(): Promise<boolean> {
  return knowsPasskeys() && ((await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}
