import { passkeyLoginContract, type PasskeyProof } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { useEffect } from 'react';
import { suggestsPasskeys } from './passkey-support.ts';

/** Renews the request before its five-minute challenge expires, because a sign-in page may stay open for hours. */
const RENEW_MS = 4 * 60_000;

/** A page without interaction counts as idle after this long. */
const REST_MS = 1500;
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back on the first interaction or when the page is idle, so loading the suggestion code doesn't slow down the
 * page. @returns a function that stops it
 */
function whenTouchedOrAtRest(go: () => void): () => void {
  const stop = () => {
    clearTimeout(rest);
    for (const touch of TOUCHES) document.removeEventListener(touch, once);
  };
  const once = () => {
    stop();
    go();
  };
  const rest = setTimeout(once, REST_MS);
  for (const touch of TOUCHES) document.addEventListener(touch, once);
  return stop;
}

/** Waits for a passkey to be chosen in the email field. @returns a function that stops it */
function suggest(call: Call, onProof: (proof: PasskeyProof) => void): () => void {
  let over = false;
  let stop = () => {};
  const wait = async () => {
    if (!(await suggestsPasskeys()) || over) return;
    const { askForPasskey, stopAsking } = await import('./asking.ts');
    const request = await call(passkeyLoginContract.loginOptions, { host: window.location.hostname });
    if (over) return;
    stop = stopAsking;
    const proof = await askForPasskey(request, { autofill: true });
    stop = () => {};
    if (!over) onProof(proof);
  };
  // The user didn't ask for a suggestion, so failures stay silent; the button reports them.
  wait().catch(() => {});
  return () => {
    over = true;
    stop();
  };
}

/** Options of `usePasskeySuggestion`. */
export interface PasskeySuggestion {
  /** Pauses suggestions while another request is open, or when they are no longer needed. */
  readonly paused: boolean;
  /** Changes with each other request, because that cancels this one even if it was short. */
  readonly round: number;
  readonly onProof: (proof: PasskeyProof) => void;
}

/** Has the browser suggest passkeys in the field whose `autocomplete` ends with `webauthn`, if supported. */
export function usePasskeySuggestion({ paused, round, onProof }: PasskeySuggestion): void {
  const call = useCall();
  useEffect(() => {
    if (paused) return;
    let stop = whenTouchedOrAtRest(() => {
      stop = suggest(call, onProof);
    });
    const renew = setInterval(() => {
      stop();
      stop = suggest(call, onProof);
    }, RENEW_MS);
    return () => {
      clearInterval(renew);
      stop();
    };
  }, [call, paused, round, onProof]);
}
