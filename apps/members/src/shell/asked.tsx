import { ProofHost, TwoStepHost, type TwoStepHostProps } from '@vinlore/account-feature/app';

/** Dialogs that calls can require. In a separate file so that the first route loads them only when needed. */
export function Asked({ onSession }: TwoStepHostProps) {
  return (
    <>
      <TwoStepHost onSession={onSession} />
      <ProofHost at="members" onSession={onSession} />
    </>
  );
}
