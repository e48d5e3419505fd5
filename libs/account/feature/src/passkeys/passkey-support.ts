/** Whether this browser supports passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Whether it can suggest passkeys in an email field. */
export async function suggestsPasskeys(): Promise<boolean> {
  return knowsPasskeys() && ((await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}
