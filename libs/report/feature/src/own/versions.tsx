import { Card, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { reportMessages } from '../messages/index.ts';
import type { OwnReport } from '../report-queries.ts';
import styles from './own-report.module.css';

/** Props of `Versions`. */
export interface VersionsProps {
  readonly own: OwnReport;
  readonly reportLink: (id: string, text: string) => ReactNode;
}

/** All versions of a report; hidden if there is only one. */
export function Versions({ own, reportLink }: VersionsProps) {
  const { t, date } = useTranslator<typeof reportMessages>();
  if (own.versions.length < 2) return null;
  return (
    <Card>
      <h2 className={styles.heading}>{t('own.versions')}</h2>
      <ul className={styles.versions}>
        {own.versions.map(({ id, version, made_at: madeAt }) => (
          <li key={id}>
            {id === own.id ? (
              <b>{t('report.version', { version })}</b>
            ) : (
              reportLink(id, t('report.version', { version }))
            )}{' '}
            <span className="dim">
              {date(madeAt)}
              {id === own.id && ` · ${t('own.thisVersion')}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
