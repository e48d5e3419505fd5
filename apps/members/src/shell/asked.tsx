import { ProofHost, TwoStepHost, type TwoStepHostProps } from '@vinlore/account-feature/app';

/** What calls ask their caller for. A file of its own, so that the first route loads it when one does. */
export function Asked({ onSession }: TwoStepHostProps) {
  return (
    <>
      <TwoStepHost onSession={onSession} />
      <ProofHost at="members" onSession={onSession} />
    </>
  );
}
