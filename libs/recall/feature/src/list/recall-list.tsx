import { type RecallAnswer, recallCountry } from '@vinlore/recall-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import type { recallMessages } from '../messages/index.ts';
import { RecallItem } from './recall-item.tsx';
import styles from './recall-list.module.css';

/** Number of recalls shown before "Show more"; urgent ones sort first and are always included. */
const MOST_LISTED = 8;

/** The result in one sentence, with a link to check this very VIN. */
function Verdict({ answer: { recalls, nhtsa_url } }: { readonly answer: RecallAnswer }) {
  const { t } = useTranslator<typeof recallMessages>();
  const urgent = recalls.filter(({ park_it, park_outside }) => park_it || park_outside).length;
  const found = recalls.length > 0;
  return (
    <Notice
      status={urgent > 0 ? 'stop' : found ? 'info' : 'no'}
      title={found ? t('recall.may', { count: recalls.length }) : t('recall.none')}
      actions={
        <a className="btn btn-outline" href={nhtsa_url} rel="noopener">
          {t('recall.nhtsa')}
        </a>
      }
    >
      {urgent > 0 && (
        <p>
          <b>{t('recall.urgent', { count: urgent })}</b>
        </p>
      )}
      <p>{found ? t('recall.mayText') : t('recall.noneText')}</p>
    </Notice>
  );
}

/** Shown when nothing is loaded: no verdict, with a link to NHTSA. */
function NotLoaded({ answer: { nhtsa_url } }: { readonly answer: RecallAnswer }) {
  const { t } = useTranslator<typeof recallMessages>();
  return (
    <Notice
      status="ask"
      title={t('recall.notLoaded')}
      actions={
        <a className="btn btn-outline" href={nhtsa_url} rel="noopener">
          {t('recall.nhtsa')}
        </a>
      }
    >
      <p>{t('recall.notLoadedText')}</p>
    </Notice>
  );
}

/** Sources with their counts and dates; one that didn't respond is named. */
function Sources({ answer: { sources } }: { readonly answer: RecallAnswer }) {
  const { t, date } = useTranslator<typeof recallMessages>();
  return (
    <section className={styles.sources} aria-label={t('recall.sources')}>
      <p className={styles.title}>{t('recall.sources')}</p>
      <ul>
        {sources
          .filter(({ status }) => status === 'answered')
          .map(({ name, records, as_of }) => (
            <li key={name}>
              {t('recall.source', { name, count: records })}
              {as_of && `, ${t('recall.asOf', { date: date(as_of) })}`}
            </li>
          ))}
      </ul>
    </section>
  );
}

function Recalls({ recalls }: Pick<RecallAnswer, 'recalls'>) {
  return (
    <ul className={styles.list}>
      {recalls.map((recall) => (
        <RecallItem key={recall.campaign} recall={recall} />
      ))}
    </ul>
  );
}

/** Canadian recalls, shown separately because they cover cars sold there and mostly repeat the same defects. */
function InCanada({ recalls }: Pick<RecallAnswer, 'recalls'>) {
  const { t } = useTranslator<typeof recallMessages>();
  if (recalls.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t('recall.inCanada', { count: recalls.length })}</summary>
      <p className="dim">{t('recall.canadaText')}</p>
      <Recalls recalls={recalls} />
    </details>
  );
}

/**
 * Recalls that may apply to a car: verdict, urgent ones first, sources, and Canadian recalls collapsed at the end.
 * Server-rendered and works without JavaScript.
 *
 * @param most number shown before "Show more"
 */
export function RecallList({ answer, most = MOST_LISTED }: { readonly answer: RecallAnswer; readonly most?: number }) {
  const { t } = useTranslator<typeof recallMessages>();
  const { state, sources } = answer;
  const of = (country: string) => answer.recalls.filter(({ source }) => recallCountry(source) === country);
  const [recalls, canadian] = [of('US'), of('CA')];
  const [first, rest] = [recalls.slice(0, most), recalls.slice(most)];
  return (
    <div className={styles.answer}>
      {state === 'not-loaded' ? <NotLoaded answer={answer} /> : <Verdict answer={{ ...answer, recalls }} />}
      {sources
        .filter(({ status }) => status === 'down')
        .map(({ name }) => (
          <Notice key={name} status="ask" title={t('recall.down', { name })} />
        ))}
      {recalls.length > 0 && (
        <>
          <p className="dim">{t('recall.texts')}</p>
          <Recalls recalls={first} />
        </>
      )}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('recall.more', { count: rest.length })}</summary>
          <Recalls recalls={rest} />
        </details>
      )}
      <InCanada recalls={canadian} />
      {sources.length > 0 && <Sources answer={answer} />}
    </div>
  );
}
