import type { WholeEntry } from '@vinlore/garage-domain';
import { RecallList, type recallMessages, WatchSwitch } from '@vinlore/recall-feature';
import { Card, ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../session/use-member.ts';
import { MOST_RECALLS, vinRecallsQuery } from '../vehicle/use-published.ts';
import type { garagePageMessages } from './messages/index.ts';
import styles from './garage.module.css';

interface EntryRecallsProps {
  readonly entry: WholeEntry;
  /** Called when recall alerts were turned on or off. */
  readonly onChanged: () => Promise<void>;
}

/** Recalls that may apply to a saved vehicle, and the member's recall alerts. */
export function EntryRecalls({ entry: { vin, watched }, onChanged }: EntryRecallsProps) {
  const { t } = useTranslator<typeof garagePageMessages>();
  const { t: ofRecalls } = useTranslator<typeof recallMessages>();
  const { user } = useMember();
  const canBeFound = watched !== null;
  const recalls = useQuery(vinRecallsQuery(useCall(), canBeFound ? vin : null));
  return (
    <>
      <h2>{ofRecalls('recall.glance')}</h2>
      {!canBeFound && <p className="dim">{t('garage.noRecalls')}</p>}
      {recalls.error && <ErrorNotice error={recalls.error} onRetry={() => void recalls.refetch()} />}
      {canBeFound && recalls.isPending && <span className={`skeleton ${styles.place}`} />}
      {recalls.data && <RecallList answer={recalls.data} most={MOST_RECALLS} />}
      {watched !== null && (
        <Card>
          <WatchSwitch vin={vin} isOn={watched} email={user.email} onChanged={onChanged} />
        </Card>
      )}
    </>
  );
}
