import { type TwoStepNeeded, twoStepNeededOf } from '@vinlore/account-domain';
import { type CallError, type ProofWays, proofWaysOf } from '@vinlore/contract';
import { atom, type createStore } from 'jotai';

/** Settles the question that calls are waiting for. */
export interface Asked {
  /** @param done whether to retry the calls */
  readonly answer: (done: boolean) => void;
}

/** A call that waits until the user has confirmed their identity. */
export interface AskedProof extends Asked {
  readonly ways: ProofWays;
}

/** The open question, or null; rendered by `ProofHost`. */
export const askedProofAtom = atom<AskedProof | null>(null);

/** A call that waits until the user has set up two-step verification. */
export type AskedTwoStep = Asked & TwoStepNeeded;

/** The open two-step question, or null; rendered by `TwoStepHost`. */
export const askedTwoStepAtom = atom<AskedTwoStep | null>(null);

/** Asks one question for all calls that arrive before it is answered. */
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
 * Handler for an app's client (`onReason`): asks the user to confirm their identity when a call was refused for lack of
 * a recent proof. Concurrent calls share the answer.
 */
export function openProofs(atoms: ReturnType<typeof createStore>): (refusal: CallError) => Promise<boolean> {
  const ask = together<{ readonly ways: ProofWays }>((asked) => atoms.set(askedProofAtom, asked));
  return (refusal) => {
    const ways = proofWaysOf(refusal);
    return ways ? ask({ ways }) : Promise.resolve(false);
  };
}

/** The same for calls refused until the account has two-step verification, which is set up in place. */
export function openTwoSteps(atoms: ReturnType<typeof createStore>): (refusal: CallError) => Promise<boolean> {
  const ask = together<TwoStepNeeded>((asked) => atoms.set(askedTwoStepAtom, asked));
  return (refusal) => {
    const needed = twoStepNeededOf(refusal);
    return needed ? ask(needed) : Promise.resolve(false);
  };
}
