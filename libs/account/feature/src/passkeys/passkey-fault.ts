import type { AccountText } from '../messages/index.ts';

/** Why the browser returned no passkey. */
export type PasskeyFaultKind =
  /** Canceled or timed out: browsers don't tell which. */
  | 'stopped'
  /** The device already has a passkey for this account. */
  | 'known'
  /** No passkeys in this browser, at this address, or on a device that can't verify its user. */
  | 'unsupported'
  /** Anything else. */
  | 'failed';

/** Thrown when the browser returns no passkey. */
export class PasskeyFault extends Error {
  constructor(
    readonly kind: PasskeyFaultKind,
    cause: unknown,
  ) {
    super(`no passkey: ${kind}`, { cause });
    this.name = 'PasskeyFault';
  }
}

/** Message for a fault. */
export const FAULT_TEXTS: Readonly<Record<PasskeyFaultKind, AccountText>> = {
  stopped: 'account.passkeyStopped',
  known: 'account.passkeyKnown',
  unsupported: 'account.passkeyUnsupported',
  failed: 'account.passkeyFailed',
};
