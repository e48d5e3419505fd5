import type { OpenDataMode, OpenDataStanding } from '@vinlore/data-domain';
import { Moment, StatusTag, useMay } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { dataDeskMessages } from '../messages/index.ts';
import block from '../parts/block.module.css';
import { OpenDataActs } from './open-data-acts.tsx';
import { openDataQuery } from './open-data-query.ts';
import styles from './open-data.module.css';

type Texts = typeof dataDeskMessages;

/** Status tag of an open-data source. */
function StandingTag({ source: { running, asked, in_use, outcome } }: { readonly source: OpenDataStanding }) {
  const { t } = useTranslator<Texts>();
  if (running) {
    const percent = Math.floor(running.share * 100);
    return <StatusTag tone="wait">{t(`openData.step.${running.step}`, { percent })}</StatusTag>;
  }
  if (asked) return <StatusTag tone="wait">{t('openData.asked')}</StatusTag>;
  if (outcome === 'refused') return <StatusTag tone="bad">{t('openData.refused')}</StatusTag>;
  if (outcome === 'failed') return <StatusTag tone={in_use ? 'wait' : 'bad'}>{t('openData.failed')}</StatusTag>;
  if (!in_use) return <StatusTag tone="none">{t('openData.notLoaded')}</StatusTag>;
  return outcome === 'rolled-back' ? (
    <StatusTag tone="wait">{t('openData.rolledBack')}</StatusTag>
  ) : (
    <StatusTag tone="ok">{t('openData.loaded')}</StatusTag>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One source: what is loaded, how current it is, how the last run ended, and when the next one is due. */
function Source({ source, mode }: { readonly source: OpenDataStanding; readonly mode: OpenDataMode }) {
  const { t, date, number } = useTranslator<Texts>();
  const mayAct = useMay('owner');
  const { in_use, running, failure, ended_at, next_at, checked_at } = source;
  const name = t(`openData.name.${source.name}`);
  return (
    <li className={styles.source}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <StandingTag source={source} />
      </div>
      {running && (
        <progress
          className={styles.progress}
          max={1}
          value={running.share}
          aria-label={t('openData.progress', { name })}
        />
      )}
      {failure && (
        <p className={styles.failure}>
          {failure} {in_use && t('openData.stillThere')}
        </p>
      )}
      <dl className={`columns ${styles.facts}`}>
        <Fact name={t('openData.publisher')}>{source.publisher}</Fact>
        {in_use && <Fact name={t('openData.rows')}>{number(in_use.rows)}</Fact>}
        {in_use && in_use.refused > 0 && <Fact name={t('openData.lines')}>{number(in_use.refused)}</Fact>}
        {in_use?.as_of && <Fact name={t('openData.asOf')}>{date(in_use.as_of)}</Fact>}
        {in_use?.release && <Fact name={t('openData.release')}>{in_use.release}</Fact>}
        {in_use && (
          <Fact name={t('openData.loadedAt')}>
            <Moment at={in_use.loaded_at} />
          </Fact>
        )}
        {checked_at && (
          <Fact name={t('openData.checkedAt')}>
            <Moment at={checked_at} />
          </Fact>
        )}
        {failure && ended_at && (
          <Fact name={t('openData.endedAt')}>
            <Moment at={ended_at} />
          </Fact>
        )}
        {next_at && !running && (
          <Fact name={t('openData.nextAt')}>
            <Moment at={next_at} />
          </Fact>
        )}
      </dl>
      {mayAct && <OpenDataActs source={source} mode={mode} name={name} />}
    </li>
  );
}

/** Government open data on the sources page. */
export function OpenDataSection() {
  const { t } = useTranslator<Texts>();
  const { data, error, refetch } = useQuery(openDataQuery(useCall()));
  return (
    <section className={block.block} aria-label={t('openData.title')}>
      <h2>{t('openData.title')}</h2>
      <p className="dim">{t(data ? `openData.lead.${data.mode}` : 'openData.lead.auto')}</p>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className={styles.list}>
          {data.sources.map((source) => (
            <Source key={source.name} source={source} mode={data.mode} />
          ))}
        </ul>
      )}
    </section>
  );
}
