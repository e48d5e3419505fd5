import type { AccountText } from '../messages/index.ts';

/** Why the browser gave no passkey. */
export type PasskeyFaultKind =
  /** The person stopped, or took too long: browsers do not tell which. */
  | 'stopped'
  /** The device has a passkey for this account already. */
  | 'known'
  /** No passkeys in this browser, at this address, or on a device that cannot verify who uses it. */
  | 'unsupported'
  /** Anything else. */
  | 'failed';

/** The browser gave no passkey. */
export class PasskeyFault extends Error {
  constructor(
    readonly kind: PasskeyFaultKind,
    cause: unknown,
  ) {
    super(`no passkey: ${kind}`, { cause });
    this.name = 'PasskeyFault';
  }
}

/** What to say of it. */
export const FAULT_TEXTS: Readonly<Record<PasskeyFaultKind, AccountText>> = {
  stopped: 'account.passkeyStopped',
  known: 'account.passkeyKnown',
  unsupported: 'account.passkeyUnsupported',
  failed: 'account.passkeyFailed',
};
