import type { WholeEntry } from '@vinlore/garage-domain';
import { recallContract } from '@vinlore/recall-domain';
import { RecallList, type recallMessages, WatchSwitch } from '@vinlore/recall-feature';
import { Card, ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../session/use-member.ts';
import type { garagePageMessages } from './messages/index.ts';
import styles from './garage.module.css';

/** So many recalls are read at once here; the rest unfolds. */
const MOST_RECALLS = 3;

/** What `EntryRecalls` takes. */
interface EntryRecallsProps {
  readonly entry: WholeEntry;
  /** Emails about new recalls were switched on or off. */
  readonly onChanged: () => Promise<void>;
}

/** Recalls that may apply to a saved vehicle, and the member's emails about new ones. */
export function EntryRecalls({ entry: { vin, watched }, onChanged }: EntryRecallsProps) {
  const { t } = useTranslator<typeof garagePageMessages>();
  const { t: ofRecalls } = useTranslator<typeof recallMessages>();
  const { user } = useMember();
  const call = useCall();
  const canBeFound = watched !== null;
  const recalls = useQuery({
    // As the recall page asks for it.
    queryKey: ['recalls', { vin }],
    queryFn: ({ signal }) => call(recallContract.recallsByVin, { vin }, { signal }),
    enabled: canBeFound,
  });
  return (
    <section className={styles.part}>
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
    </section>
  );
}
