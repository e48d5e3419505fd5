import { garageContract, type GarageEntry, type GarageLink, type GarageShows } from '@vinlore/garage-domain';
import { Card, ErrorNotice, StatusWord, takeFocus, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { linkQuery } from '../garage-queries.ts';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import { OpenLink } from './open-link.tsx';
import styles from './share.module.css';
import { VehicleChoice } from './vehicle-choice.tsx';

/** Default details: nothing that identifies the vehicle or its owner. */
const AT_FIRST: GarageShows = {
  vehicle_ids: null,
  nickname: true,
  full_vin: false,
  mileage: true,
  documents: false,
  notes: false,
  costs: false,
};
const CHOICES = ['nickname', 'mileage', 'full_vin', 'documents', 'notes', 'costs'] as const;

const showsOf = ({ vehicle_ids, nickname, full_vin, mileage, documents, notes, costs }: GarageShows): GarageShows => ({
  ...{ vehicle_ids, nickname, full_vin, mileage, documents, notes, costs },
});

/** Whether two lists contain the same vehicles in any order. */
function isSame(one: GarageShows['vehicle_ids'], other: GarageShows['vehicle_ids']): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Props of `ShareForm`. */
interface ShareFormProps {
  /** All vehicles in the garage. */
  readonly entries: readonly GarageEntry[];
  /** Null while the link is off. */
  readonly link: GarageLink | null;
  /** Whether the link was just turned on or off, which removed the clicked button. */
  readonly isTurned: boolean;
  readonly onTurn: () => void;
}

/** Form for what the link shows. */
function ShareForm({ entries, link, isTurned, onTurn }: ShareFormProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { queryKey } = linkQuery(call);
  const [chosen, setChosen] = useState(link ? showsOf(link) : AT_FIRST);
  const shows = { ...chosen, documents: chosen.documents && chosen.full_vin };
  const isChanged =
    link === null ||
    !isSame(shows.vehicle_ids, link.vehicle_ids) ||
    CHOICES.some((choice) => shows[choice] !== link[choice]);
  const keep = useMutation({
    mutationFn: () => call(garageContract.garageKeepLink, shows),
    onSuccess: (kept) => {
      if (link === null) onTurn();
      queries.setQueryData(queryKey, { link: kept });
    },
  });
  const end = useMutation({
    mutationFn: () => call(garageContract.garageEndLink, {}),
    onSuccess: () => {
      onTurn();
      queries.setQueryData(queryKey, { link: null });
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!keep.isPending) keep.mutate();
  };
  return (
    <form className={parts.form} onSubmit={save}>
      {link && <OpenLink path={link.url} takesFocus={isTurned} />}
      <VehicleChoice
        entries={entries}
        ids={shows.vehicle_ids}
        onChoose={(ids) => setChosen({ ...chosen, vehicle_ids: ids })}
      />
      <fieldset className={styles.choices}>
        <legend>{t('garage.shows')}</legend>
        {CHOICES.map((choice) => (
          <label key={choice} className={parts.choice}>
            <input
              type="checkbox"
              disabled={choice === 'documents' && !shows.full_vin}
              checked={shows[choice]}
              onChange={({ target }) => setChosen({ ...chosen, [choice]: target.checked })}
            />
            {t(`garage.shows.${choice}`)}
          </label>
        ))}
      </fieldset>
      <p className="dim sm">{t('garage.showsHint')}</p>
      {keep.error && <ErrorNotice error={keep.error} />}
      {end.error && <ErrorNotice error={end.error} />}
      <div className="row">
        <button
          ref={isTurned && !link ? takeFocus : undefined}
          type="submit"
          className={`btn ${link ? 'btn-outline' : 'btn-primary'}`}
          aria-busy={keep.isPending}
        >
          {t(keep.isPending ? 'garage.saving' : link ? 'garage.save' : 'garage.shareOn')}
        </button>
        {link && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-busy={end.isPending}
            onClick={() => !end.isPending && end.mutate()}
          >
            {t('garage.shareOff')}
          </button>
        )}
        <span role="status">
          {keep.isSuccess && !isChanged && <StatusWord status="ok">{t('garage.saved')}</StatusWord>}
        </span>
      </div>
      {link && <p className="dim sm">{t('garage.shareOffHint')}</p>}
    </form>
  );
}

/** Settings of the public garage link. Off by default; turning it off takes effect immediately. */
export function ShareGarage({ entries }: Pick<ShareFormProps, 'entries'>) {
  const { t } = useTranslator<typeof garageMessages>();
  const { data, error, refetch } = useQuery(linkQuery(useCall()));
  const [isTurned, setTurned] = useState(false);
  return (
    <Card>
      <div className={parts.form}>
        <h2 className={parts.heading}>{t('garage.share')}</h2>
        <p className="dim">{t('garage.shareLead')}</p>
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <span className={`skeleton ${styles.place}`} />}
        {data && (
          <ShareForm
            key={data.link?.url ?? 'off'}
            entries={entries}
            link={data.link}
            isTurned={isTurned}
            onTurn={() => setTurned(true)}
          />
        )}
      </div>
    </Card>
  );
}
