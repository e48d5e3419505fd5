import { type TwoStepNeeded, twoStepNeededOf } from '@vinlore/account-domain';
import { type CallError, type ProofWays, proofWaysOf } from '@vinlore/contract';
import { atom, type createStore } from 'jotai';

/** How a question ends that calls wait for. */
export interface Asked {
  /** @param done whether the calls are to be made once more */
  readonly answer: (done: boolean) => void;
}

/** A call that waits until its caller has confirmed who they are. */
export interface AskedProof extends Asked {
  readonly ways: ProofWays;
}

/** What is asked now; null while nothing is. `ProofHost` shows it. */
export const askedProofAtom = atom<AskedProof | null>(null);

/** A call that waits until its caller has set up two-step verification. */
export type AskedTwoStep = Asked & TwoStepNeeded;

/** The same for two-step verification. `TwoStepHost` shows it. */
export const askedTwoStepAtom = atom<AskedTwoStep | null>(null);

/** Asks one question for all calls that come before its answer. */
function together<About>(show: (asked: (About & Asked) | null) => void): (about: About) => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  return (about) =>
    (asking ??= new Promise<boolean>((answered) => {
      const answer = (done: boolean) => {
        show(null);
        asking = null;
        answered(done);
      };
      show({ ...about, answer });
    }));
}

/**
 * For an app's client (`onReason`): asks who is there where a call was refused for want of a recent proof. Calls that come
 * meanwhile wait for the same answer.
 */
export function openProofs(atoms: ReturnType<typeof createStore>): (refusal: CallError) => Promise<boolean> {
  const ask = together<{ readonly ways: ProofWays }>((asked) => atoms.set(askedProofAtom, asked));
  return (refusal) => {
    const ways = proofWaysOf(refusal);
    return ways ? ask({ ways }) : Promise.resolve(false);
  };
}

/** The same where a call was refused until the account has two-step verification: it is set up on the spot. */
export function openTwoSteps(atoms: ReturnType<typeof createStore>): (refusal: CallError) => Promise<boolean> {
  const ask = together<TwoStepNeeded>((asked) => atoms.set(askedTwoStepAtom, asked));
  return (refusal) => {
    const needed = twoStepNeededOf(refusal);
    return needed ? ask(needed) : Promise.resolve(false);
  };
}
