import { CallError } from '@vinlore/contract';
import { bodyOfEntry, garageContract, garageTokenIn, type PublicEntry } from '@vinlore/garage-domain';
import { useAddress, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { BodyPicture } from '@vinlore/vehicle-feature';
import { callError, statusOf } from '../pages/failed-call.ts';
import { Opening } from '../pages/opening.tsx';
import type { DrawnPage } from '../pages/page.ts';
import type { MarketingText, Visit } from '../site.ts';
import styles from './garage.module.css';

/** Drawing of a vehicle's body style. */
function Picture({ entry }: { readonly entry: PublicEntry }) {
  const shape = bodyOfEntry(entry, entry.is_classic);
  return (
    shape && (
      <div className={styles.picture}>
        <BodyPicture shape={shape} />
      </div>
    )
  );
}

/** What the owner shares of a vehicle; their text is always escaped. */
function Vehicle({ entry, text }: { readonly entry: PublicEntry; readonly text: MarketingText }) {
  const address = useAddress();
  const { title, vin, nickname, unit, mileage, documents, notes, costs } = entry;
  const { t, number, money, date } = text;
  return (
    <li className={`keep ${styles.vehicle}`}>
      <Picture entry={entry} />
      <div>
        <h2 className={styles.name}>{nickname || title || t('garage.unnamed')}</h2>
        {nickname && title && <p className={styles.words}>{title}</p>}
        <p className="dim">
          <VinText groups={vinGroups(vin)} />
        </p>
      </div>
      {(mileage || costs.length > 0) && (
        <dl className={styles.facts}>
          {mileage && (
            <div>
              <dt>{t('garage.mileage', { date: date(mileage.day) })}</dt>
              <dd>{t('garage.distance', { value: number(mileage.value), unit })}</dd>
            </div>
          )}
          {costs.map(({ currency, total, per_unit: perUnit }) => (
            <div key={currency}>
              <dt>{t('garage.costs')}</dt>
              <dd>
                {money(total, currency)}
                {perUnit !== null && (
                  <span className={styles.per}>
                    {t('garage.per', { cost: money(Math.round(perUnit), currency), unit })}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map(({ kind, id, made_at: madeAt }) => (
            <li key={id}>
              <a href={address(`/verify/${id}`)} rel="noreferrer">
                {t(`garage.${kind}`, { date: date(madeAt) })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {notes && <p className={styles.notes}>{notes}</p>}
    </li>
  );
}

/** The garage as its owner shares it. */
function PublicGarage({ vehicles, text }: { readonly vehicles: readonly PublicEntry[]; readonly text: MarketingText }) {
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>{text.t('garage.title')}</h1>
        <p className="lead">{text.t('garage.lead')}</p>
        {vehicles.length === 0 && <p className="dim">{text.t('garage.empty')}</p>}
        <ul className={styles.vehicles}>
          {vehicles.map((entry, at) => (
            <Vehicle key={at} entry={entry} text={text} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Shown if the link doesn't exist or can't be loaded now, with what to do instead. */
function NoGarage({ text, isGone }: { readonly text: MarketingText; readonly isGone: boolean }) {
  const address = useAddress();
  return (
    <Opening
      title={text.t(isGone ? 'garage.gone' : 'garage.unavailable')}
      lead={text.t(isGone ? 'garage.goneText' : 'garage.unavailableText')}
    >
      {isGone && (
        <a className="btn btn-lg btn-primary" href={address('/')}>
          {text.t('check.own')}
        </a>
      )}
    </Opening>
  );
}

/**
 * `/garage/<token>`: vehicles shared with anyone who has the link. As with a shared report, the page is neither cached,
 * indexed, nor measured, and sends no Referer.
 */
export async function garagePage(visit: Visit): Promise<DrawnPage | null> {
  const id = garageTokenIn(visit.path);
  if (id === null) return null;
  const { text, brand, call } = visit;
  const answer = await call(garageContract.publicGarage, { id }).catch(callError);
  const failed = answer instanceof CallError ? statusOf(answer) : null;
  const isGone = failed === 404;
  const title = failed === null ? 'garage.title' : isGone ? 'garage.gone' : 'garage.unavailable';
  return {
    status: failed ?? 200,
    cache: 'never',
    secret: true,
    meta: {
      title: `${text.t(title)} | ${brand.name}`,
      description: text.t('garage.lead'),
      metaRobots: 'noindex, nofollow',
    },
    body:
      answer instanceof CallError ? (
        <NoGarage text={text} isGone={isGone} />
      ) : (
        <PublicGarage vehicles={answer.vehicles} text={text} />
      ),
  };
}
