import { recallContract } from '@vinlore/recall-domain';
import { ErrorNotice, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { recallMessages } from '../messages/index.ts';
import styles from './watch-switch.module.css';

/** Props of `WatchSwitch`. */
export interface WatchSwitchProps {
  readonly vin: string;
  /** Whether the member gets alerts for the vehicle. */
  readonly isOn: boolean;
  /** Member's email address. */
  readonly email: string;
  /** Called after the change; the button stays disabled until the returned promise resolves. */
  readonly onChanged: () => void | Promise<void>;
}

/** Button that turns a member's recall alerts for a vehicle on or off, without confirmation. */
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
