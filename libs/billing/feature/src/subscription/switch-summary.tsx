import { type PlanOffer, type SwitchOption, taxWords } from '@vinlore/billing-domain';
import { useTranslator } from '@vinlore/ui';
import { paidHow, planHolds } from '../checkout/plan-terms.ts';
import type { billingMessages } from '../messages/index.ts';
import type { planSwitchMessages } from './messages/index.ts';
import amounts from '../checkout/amounts.module.css';
import styles from './switch.module.css';

function Side({ title, plan }: { readonly title: string; readonly plan: PlanOffer }) {
  const text = useTranslator<typeof billingMessages>();
  return (
    <div className={styles.side}>
      <dt className={styles.when}>{title}</dt>
      <dd>
        <strong className={styles.plan}>{plan.name}</strong>
        <span>
          {text.money(plan.price, plan.currency)} {paidHow(plan, text)}
        </span>
        <span className="dim sm">{planHolds(plan, text)}</span>
      </dd>
    </div>
  );
}

/** What happens to the credits. */
function useCreditTerms({ plan, when, credits, counted }: SwitchOption): readonly string[] {
  const { t, number } = useTranslator<typeof planSwitchMessages>();
  if (when === 'now' && credits !== null) return [t('switch.creditsAdded', { count: credits })];
  if (counted === 0) return [t('switch.creditsStay')];
  return [
    t('switch.creditsStay'),
    t(`switch.counted.${plan.product}`, { count: counted, limit: number(plan.fair_use ?? 0) }),
  ];
}

/** Props of `SwitchSummary`. */
export interface SwitchSummaryProps {
  readonly from: PlanOffer;
  readonly option: SwitchOption;
}

/**
 * Summary of a plan change before it is made: both plans, today's charge and how it is calculated, and what happens
 * next.
 */
export function SwitchSummary({ from, option }: SwitchSummaryProps) {
  const text = useTranslator<typeof planSwitchMessages>();
  const { t, money, date } = text;
  const { plan, when, charged, tax, credited, renews_at } = option;
  const { price, currency } = plan;
  const day = date(renews_at);
  const creditTerms = useCreditTerms(option);
  const isNow = when === 'now';
  return (
    <>
      <dl className={styles.sides}>
        <Side title={t('switch.now')} plan={from} />
        <Side title={t(`switch.then.${when}`, { date: day })} plan={plan} />
      </dl>
      <dl className={amounts.lines}>
        {isNow && (
          <>
            <div>
              <dt>{plan.name}</dt>
              <dd>{money(price, currency)}</dd>
            </div>
            {credited > 0 && (
              <div>
                <dt>{t('switch.unused', { plan: from.name })}</dt>
                <dd>{money(-credited, currency)}</dd>
              </div>
            )}
          </>
        )}
        <div className={amounts.total}>
          <dt>{t('switch.today')}</dt>
          <dd>{money(charged, currency)}</dd>
        </div>
      </dl>
      <ul className={amounts.terms}>
        {tax && <li>{t('switch.tax', taxWords(tax, currency, text))}</li>}
        <li>
          {isNow
            ? t('switch.begins', { price: money(price, currency), date: day })
            : t('switch.later', { plan: from.name, price: money(price, currency), date: day })}
        </li>
        {creditTerms.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{isNow ? t('switch.card') : t('switch.undoable', { date: day })}</li>
      </ul>
    </>
  );
}
