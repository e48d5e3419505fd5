import type { ComparedCell, ComparedHead, Comparison } from '@vinlore/report-domain';
import { SampleMark, StatusWord, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import type { reportMessages } from '../messages/index.ts';
import { UI_STATUS } from '../sheet/status.ts';
import styles from './compare.module.css';

/** The value for one car in a row. */
function Cell({ cell: { value, status }, car }: { readonly cell: ComparedCell; readonly car: string }) {
  const { t } = useTranslator<typeof reportMessages>();
  const words = value ?? <i>{t('compare.unknown')}</i>;
  return (
    <td>
      {/* On phones the columns are stacked, so each cell names its car. */}
      <span className={styles.car}>{car}</span>
      {status === null || value === null ? words : <StatusWord status={UI_STATUS[status]}>{words}</StatusWord>}
    </td>
  );
}

/** Props of `ComparisonTable`. */
export interface ComparisonTableProps {
  readonly comparison: Comparison;
  readonly reportLink: (id: string, text: string) => ReactNode;
}

/** Two cars side by side, as a table whose rows become pairs on narrow screens. */
export function ComparisonTable({ comparison, reportLink }: ComparisonTableProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const { heads, groups, summary, note } = comparison;
  const [one, other] = heads;
  // Add the end of the VIN if both cars have the same name.
  const nameOf = ({ title, vin }: ComparedHead) => (one.title === other.title ? `${title} · …${vin.slice(-6)}` : title);
  return (
    <div className={styles.comparison}>
      <p className={styles.summary}>
        <b>{summary}.</b> <span className="dim">{note}</span>
      </p>
      <table className={styles.table}>
        <caption className="hidden-visually">{t('compare.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-visually">{t('compare.row')}</span>
            </th>
            {heads.map(({ id, title, vin, made, sample }) => (
              <th key={id} scope="col">
                <span className={styles.headTitle}>{reportLink(id, title)}</span>
                <VinText groups={vinGroups(vin)} />
                <span className="dim sm">{made}</span>
                {sample && <SampleMark />}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr className={styles.group}>
              <th scope="colgroup" colSpan={3}>
                {group.title}
              </th>
            </tr>
            {group.rows.map(({ key, label, cells, differs }) => (
              <tr key={key} className={differs ? styles.differs : undefined}>
                <th scope="row">
                  {label} {differs && <span className={styles.mark}>{t('compare.differs')}</span>}
                </th>
                <Cell cell={cells[0]} car={nameOf(one)} />
                <Cell cell={cells[1]} car={nameOf(other)} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
