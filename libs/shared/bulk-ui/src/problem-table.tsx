import type { ListProblem } from '@vinlore/contract';
import { useTranslator } from '@vinlore/ui';
import type { bulkScreenMessages } from './messages/index.ts';
import styles from './bulk.module.css';

/** Rows of a list that no document can be created from, each with how to fix it. */
export function ProblemTable({ problems }: { readonly problems: readonly ListProblem[] }) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  return (
    <table className={styles.problems}>
      <caption>{t('bulk.problems')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bulk.line')}</th>
          <th scope="col">{t('bulk.vin')}</th>
          <th scope="col">{t('bulk.problem')}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ line, vin, stock_number, problem, suggestion }) => (
          <tr key={line}>
            <td className="figure">{line}</td>
            <td>
              <span className={styles.vin}>{vin || '–'}</span>
              {stock_number && (
                <span className={styles.stock}>
                  {t('bulk.stock')} {stock_number}
                </span>
              )}
            </td>
            <td>
              {problem}
              {suggestion && <strong className={styles.meant}>{t('bulk.meant', { vin: suggestion })}</strong>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
