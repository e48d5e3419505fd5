import { type Cohort, staffFigureContract } from '@vinlore/billing-domain';
import { ChoiceBox, layout, Panel, saveCsv } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';
import cohortStyles from './cohort-table.module.css';

const shareOf = (kept: number, { begun }: Cohort) => Math.round((100 * kept) / begun);

/** Subscription retention by start month, with CSV export. */
export function CohortTable() {
  const { t, number } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const [plan, setPlan] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: [...MONEY_KEY, 'cohorts', plan],
    queryFn: ({ signal }) => call(staffFigureContract.staffCohorts, plan === '' ? {} : { plan }, { signal }),
    placeholderData: keepPreviousData,
  });
  // The current month isn't over, so the last cohort has no retention yet.
  const months = data?.cohorts[0]?.kept ?? [];
  const header = [
    t('figure.began'),
    t('figure.new'),
    ...months.map((_, nth) => t('figure.after', { months: nth + 1 })),
  ];
  const save = () =>
    saveCsv(
      'cohorts',
      header,
      (data?.cohorts ?? []).map(({ month, begun, kept }) => [
        month.slice(0, 7),
        String(begun),
        ...kept.map((count) => (count === null ? '' : String(count))),
      ]),
    );
  const isEmpty = data?.cohorts.every(({ begun }) => begun === 0) ?? false;
  return (
    <Panel
      title={t('figure.cohorts')}
      actions={
        <button type="button" className="btn btn-quiet" disabled={!data || isEmpty} onClick={save}>
          {t('figure.savePlans')}
        </button>
      }
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <div className={`skeleton ${layout.place}`} role="status" aria-label={t('money.loading')} />}
      {data && data.plans.length > 1 && (
        <div className={styles.bar}>
          <ChoiceBox
            label={t('money.plan')}
            value={plan}
            options={[
              { value: '', label: t('money.all') },
              ...data.plans.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setPlan}
          />
        </div>
      )}
      {isEmpty && <p className="dim">{t('figure.noCohorts')}</p>}
      {data && !isEmpty && (
        <>
          <p className="dim sm">{t('figure.cohortsLead')}</p>
          <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('figure.cohorts')}>
            <table className={`${styles.table} ${cohortStyles.table}`}>
              <thead>
                <tr>
                  {header.map((name, index) => (
                    <th key={name} scope="col" className={index > 0 ? styles.end : ''}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.cohorts
                  .filter(({ begun }) => begun > 0)
                  .map((cohort) => (
                    <tr key={cohort.month}>
                      <th scope="row">{cohort.month.slice(0, 7)}</th>
                      <td className={styles.end}>{number(cohort.begun)}</td>
                      {cohort.kept.map((kept, nth) => (
                        <td
                          key={header[nth + 2]}
                          className={`${styles.end} ${kept === null ? '' : cohortStyles.share}`}
                          {...(kept !== null && {
                            style: { '--share': `${shareOf(kept, cohort)}%` } as CSSProperties,
                            title: t('figure.keptOf', { kept: number(kept), begun: number(cohort.begun) }),
                          })}
                        >
                          {kept === null ? '' : `${shareOf(kept, cohort)} %`}
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Panel>
  );
}
