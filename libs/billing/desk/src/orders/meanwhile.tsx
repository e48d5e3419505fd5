import type { RefundReason, StaffOrder } from '@vinlore/billing-domain';
import { DeskLink } from '@vinlore/desk-ui';
import { Notice, useTranslator } from '@vinlore/ui';
import type { billingDeskMessages } from '../messages/index.ts';

/** The outcome of a refund rule for a reason. */
export const ruleOf = ({ rule }: StaffOrder, reason: RefundReason) => rule.find((each) => each.reason === reason);

/** The refund of an order that is pending approval. */
export const waitingOf = ({ refunds }: StaffOrder) => refunds.find(({ state }) => state === 'waiting');

/** Shows what is pending approval, who requested it, and where to approve it. */
export function WaitsNotice({ order, said }: { readonly order: StaffOrder; readonly said?: boolean }) {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const waiting = waitingOf(order);
  if (!waiting) return null;
  const { amount, currency, by } = waiting;
  return (
    <Notice
      status="ask"
      {...(said && { role: 'status' as const })}
      title={t('money.waitsFor', { amount: money(amount, currency) })}
    >
      <p>{t('money.waitsLead', { who: by ?? t('money.nobody') })}</p>
      <DeskLink href="/staff/approvals">{t('money.toApprovals')}</DeskLink>
    </Notice>
  );
}

interface MeanwhileProps {
  readonly before: StaffOrder;
  readonly order: StaffOrder;
  readonly reason: RefundReason;
}

/** Lists what changed in an order since it was loaded. */
function useDifferences({ before, order, reason }: MeanwhileProps): string[] {
  const { t, money, number } = useTranslator<typeof billingDeskMessages>();
  const { amount, refunded, currency, balance } = order;
  const inMoney = (minor: number) => money(minor, currency);
  const [was, rule] = [ruleOf(before, reason), ruleOf(order, reason)];
  const differences: string[] = [];
  if (refunded !== before.refunded) {
    const values = { amount: inMoney(refunded - before.refunded), left: inMoney(amount - refunded) };
    differences.push(t(refunded < amount ? 'money.cameBack' : 'money.allCameBack', values));
  }
  if (balance !== before.balance)
    differences.push(t('money.balanceNow', { now: number(balance), before: number(before.balance) }));
  if (rule && was && rule.amount !== was.amount)
    differences.push(
      rule.amount === null
        ? t('money.ruleNothing', { why: rule.refusal ?? '' })
        : t('money.ruleNow', { now: inMoney(rule.amount), before: inMoney(was.amount ?? 0) }),
    );
  return differences;
}

/** Warns that someone else changed the order; the refund can be submitted again. */
export function Meanwhile(props: MeanwhileProps) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const differences = useDifferences(props);
  return (
    <>
      {differences.length > 0 && (
        <Notice status="ask" role="status" title={t('money.meanwhile')}>
          <ul>
            {differences.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      <WaitsNotice order={props.order} said />
    </>
  );
}
