import type { DataOf } from '@vinlore/contract';
import type { staffFigureContract } from '@vinlore/billing-domain';
import { Panel, saveCsv } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { writeMoney } from '@vinlore/i18n';

/** Revenue by plan, highest first, with CSV export. */
export function PlanTable({
  figures: { plans, currency },
}: {
  readonly figures: Pick<DataOf<typeof staffFigureContract.staffFigures>, 'plans' | 'currency'>;
}) {
  const { t, money, number } = useTranslator<typeof billingDeskMessages>();
  const header = [t('money.plan'), t('figure.orders'), t('figure.revenue'), t('figure.refunded')];
  const save = () =>
    saveCsv(
      'plans',
      header,
      plans.map(({ name, orders, revenue, refunded }) => [
        name,
        String(orders),
        writeMoney(revenue, currency),
        writeMoney(refunded, currency),
      ]),
    );
  return (
    <Panel
      title={t('figure.plans')}
      actions={
        <button type="button" className="btn btn-quiet" disabled={plans.length === 0} onClick={save}>
          {t('figure.savePlans')}
        </button>
      }
    >
      {plans.length === 0 && <p className="dim">{t('figure.noPlans')}</p>}
      {plans.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('figure.plans')}>
          <table className={styles.table}>
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
              {plans.map(({ id, name, orders, revenue, refunded }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td className={styles.end}>{number(orders)}</td>
                  <td className={styles.end}>{money(revenue, currency)}</td>
                  <td className={styles.end}>{money(refunded, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
