import { recallContract } from '@vinlore/recall-domain';
import { ErrorNotice, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { recallMessages } from '../messages/index.ts';
import styles from './watch-switch.module.css';

/** What `WatchSwitch` takes. */
export interface WatchSwitchProps {
  readonly vin: string;
  /** Whether emails about new recalls of the vehicle go to the member. */
  readonly isOn: boolean;
  /** The member's address. */
  readonly email: string;
  /** It was switched; until the promise it may give is kept, the button does nothing. */
  readonly onChanged: () => void | Promise<void>;
}

/** Switches a member's own emails about new recalls of a vehicle on or off; nothing is to be confirmed. */
export function WatchSwitch({ vin, isOn, email, onChanged }: WatchSwitchProps) {
  const { t } = useTranslator<typeof recallMessages>();
  const call = useCall();
  const turn = useMutation({
    mutationFn: () => call(recallContract.ownRecallWatch, { vin, on: !isOn }),
    onSuccess: onChanged,
  });
  return (
    <div className={styles.switch}>
      <p role="status">
        <StatusWord status={isOn ? 'ok' : 'no'}>{t(isOn ? 'recall.ownOn' : 'recall.ownOff', { email })}</StatusWord>
      </p>
      <button
        type="button"
        className="btn btn-outline"
        aria-busy={turn.isPending}
        onClick={() => !turn.isPending && turn.mutate()}
      >
        {t(isOn ? 'recall.turnOff' : 'recall.turnOn')}
      </button>
      {turn.error && <ErrorNotice error={turn.error} />}
    </div>
  );
}
