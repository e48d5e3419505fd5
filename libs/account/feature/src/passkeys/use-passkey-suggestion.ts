import { passkeyLoginContract, type PasskeyProof } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { useEffect } from 'react';
import { suggestsPasskeys } from './passkey-support.ts';

/** Asked anew before the five minutes are over for which a challenge is good: a login may stay open for hours. */
const RENEW_MS = 4 * 60_000;

/** A page that nobody touches has come to rest after so long. */
const REST_MS = 1500;
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Goes on at the first touch, or once the page is at rest: no code of a suggestion takes the login's own way. @returns how to stop */
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

/** Waits for a passkey to be chosen where the email is typed. @returns how to stop */
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
  // Nobody asked for a suggestion, so nobody is told why there is none: the button says it.
  wait().catch(() => {});
  return () => {
    over = true;
    stop();
  };
}

/** What `usePasskeySuggestion` takes. */
export interface PasskeySuggestion {
  /** While something else asks for a passkey, or nothing is to be asked any more. */
  readonly paused: boolean;
  /** Changes with each question that was asked otherwise: it ended this one, however soon it was over. */
  readonly round: number;
  readonly onProof: (proof: PasskeyProof) => void;
}

/** Has the browser suggest passkeys in the field whose `autocomplete` ends with `webauthn`, where it can. */
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
