import type { GarageEntry } from '@vinlore/garage-domain';
import { StatusWord, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import type { garageMessages } from '../messages/index.ts';
import { nameOf } from '../name-of.ts';
import parts from '../parts.module.css';
import { useDistance } from '../use-distance.ts';
import styles from './garage.module.css';

/** Number of recalls that may apply; undefined while loading, null if unknown. */
export type RecallCount = { readonly count: number; readonly urgent: boolean } | null | undefined;

/** Props of `GarageCard`. */
export interface GarageCardProps {
  readonly entry: GarageEntry;
  readonly recalls: RecallCount;
  /** Drawing of its body style, if there is one. */
  readonly picture: ReactNode;
  readonly entryLink: (id: string, content: ReactNode) => ReactNode;
  readonly isChosen: boolean;
  /** Adds the vehicle to the comparison or removes it. */
  readonly onChoose: (isChosen: boolean) => void;
}

function Recalls({ recalls }: { readonly recalls: RecallCount }) {
  const { t, number } = useTranslator<typeof garageMessages>();
  if (recalls === undefined) return <span className={`skeleton ${styles.placeFigure}`} />;
  if (recalls === null) return <>{t('garage.noData')}</>;
  if (recalls.count === 0) return <>{number(0)}</>;
  return <StatusWord status={recalls.urgent ? 'stop' : 'ask'}>{number(recalls.count)}</StatusWord>;
}

/** Summary card of a saved vehicle. */
export function GarageCard({ entry, recalls, picture, entryLink, isChosen, onChoose }: GarageCardProps) {
  const { t, number } = useTranslator<typeof garageMessages>();
  const distance = useDistance();
  const { id, vin, title, nickname, mileage, unit, document_count: documents, report, watched } = entry;
  const name = nameOf(entry);
  return (
    <li className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div>
        <h3 className={styles.name}>{entryLink(id, name)}</h3>
        {nickname && title && <p className={`dim ${styles.words}`}>{title}</p>}
        <p className={styles.vin}>
          <VinText groups={vinGroups(vin)} />
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('garage.mileage')}</dt>
          <dd>{mileage ? distance(mileage.value, unit) : t('garage.noData')}</dd>
        </div>
        <div>
          <dt>{t('garage.documents')}</dt>
          <dd>{documents > 0 ? number(documents) : t('garage.none')}</dd>
        </div>
        <div>
          <dt>{t('garage.recalls')}</dt>
          <dd>
            <Recalls recalls={recalls} />
          </dd>
        </div>
        {watched !== null && (
          <div>
            <dt>{t('garage.emails')}</dt>
            <dd>{t(watched ? 'garage.on' : 'garage.off')}</dd>
          </div>
        )}
      </dl>
      {report !== null && (
        <label className={parts.choice}>
          <input
            type="checkbox"
            aria-label={t('garage.compareOf', { name })}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          {t('garage.compare')}
        </label>
      )}
    </li>
  );
}
