import { type RuleReason, type StaffOrder } from '@vinlore/billing-domain';
import { Panel, layout } from '@vinlore/desk-ui';
import { Notice, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { WaitsNotice, waitingOf } from './meanwhile.tsx';
import { GiveDialog, RuleDialog } from './refund-dialogs.tsx';
import type { Given } from './use-refund.ts';

/** Refund options for an order: by the rule, or an amount with a reason. */
export function RefundPanel({ order }: { readonly order: StaffOrder }) {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const [open, setOpen] = useState<RuleReason | 'goodwill' | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const { amount, refunded, currency, rule, limit } = order;
  const left = amount - refunded;
  const isWaiting = waitingOf(order) !== undefined;
  const dialog = { order, onGiven: setGiven, onClose: () => setOpen(null) };
  return (
    <Panel title={t('money.giveBack')}>
      <div className={layout.column}>
        {given && !given.waiting && (
          <Notice status="ok" role="status" title={t('money.given', { amount: money(given.amount, currency) })} />
        )}
        <WaitsNotice order={order} said={given?.waiting === true} />
        {left === 0 && <p className="dim">{t('money.nothingLeft')}</p>}
        {left > 0 && !isWaiting && (
          <>
            <h3 className={styles.heading}>{t('money.byRule')}</h3>
            <p className="dim sm">{t('money.byRuleLead')}</p>
            <ul className={layout.rows}>
              {rule.map(({ reason, amount: ruled, refusal }) => (
                <li key={reason} className={layout.item}>
                  <div>
                    {t(`money.reason.${reason}`)}
                    {refusal !== null && <p className="dim sm">{refusal}</p>}
                  </div>
                  {ruled !== null && (
                    <button
                      type="button"
                      className="btn btn-outline"
                      aria-label={t('money.giveRuleTitle', {
                        amount: money(ruled, currency),
                        reason: t(`money.reason.${reason}`),
                      })}
                      onClick={() => setOpen(reason)}
                    >
                      {t('money.giveRule', { amount: money(ruled, currency) })}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <h3 className={styles.heading}>{t('money.byReason')}</h3>
            <p className="dim sm">{t('money.byReasonLead', { left: money(left, currency) })}</p>
            <div>
              <button type="button" className="btn btn-outline" onClick={() => setOpen('goodwill')}>
                {t('money.chooseAmount')}
              </button>
            </div>
            <p className="dim sm">{t('money.limit', { limit: money(limit, currency) })}</p>
          </>
        )}
      </div>
      {open === 'goodwill' && <GiveDialog {...dialog} />}
      {open !== null && open !== 'goodwill' && <RuleDialog {...dialog} reason={open} />}
    </Panel>
  );
}
