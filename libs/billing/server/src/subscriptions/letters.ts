import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import type { RenewingPlan } from '@vinlore/billing-domain';
import type { subscriptionMessages } from './messages/index.ts';
import type { SubscriptionRow } from './subscription-store.ts';

type Texts = (typeof subscriptionMessages)['en'];

/** What letters tell of a subscription. */
type LetterPlan = Pick<SubscriptionRow, 'plan' | 'period_start' | 'period_end' | 'ended_at' | 'resumes_at'>;

type To = Addressee<Texts>;

/** The page on which a member sees, cancels and keeps their plans. */
export const SUBSCRIPTION_PAGE = '/members/subscription';

/** Who has decided what a letter tells: its reader, or staff for them. */
export type DecidedBy = 'member' | 'staff';

/** The receipt of a cancellation. */
export function canceledLetter(member: To, row: LetterPlan, now: Date, by: DecidedBy): Letter {
  const to = inOwnWords(member);
  if (row.ended_at)
    return letter(to, row, 'subscription.canceledSubject', [
      to.text.t('subscription.canceledPaused', { ...valuesOf(to, row), day: to.text.date(now), by }),
      ...(row.plan.kind === 'subscription' ? [to.text.t('subscription.canceledCredits')] : []),
      ...notYours(to, by),
    ]);
  return letter(to, row, 'subscription.canceledSubject', [
    to.text.t('subscription.canceledBody', { ...valuesOf(to, row), day: to.text.date(now), by }),
    ...(row.plan.kind === 'subscription' ? [to.text.t('subscription.canceledCredits')] : []),
    to.text.t('subscription.canceledUndo', valuesOf(to, row)),
    ...notYours(to, by),
  ]);
}

/** Says that another plan follows with the next period: nothing is charged before. */
export function switchScheduledLetter(member: To, row: LetterPlan, next: RenewingPlan, by: DecidedBy): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.switchSubject', [
    to.text.t('subscription.switchBody', {
      ...valuesOf(to, row),
      by,
      next: next.name[to.text.language],
      price: to.text.money(next.price, next.currency),
    }),
    to.text.t('subscription.switchUndo', valuesOf(to, row)),
    ...notYours(to, by),
  ]);
}

/** Says that a plan goes on, since the switch to another was taken back. */
export function switchUndoneLetter(member: To, row: LetterPlan, by: DecidedBy): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.keptSubject', [
    to.text.t('subscription.switchUndone', { ...valuesOf(to, row), by }),
    ...notYours(to, by),
  ]);
}

/** Says that a cancellation was taken back. */
export function keptLetter(member: To, row: LetterPlan, by: DecidedBy): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.keptSubject', [
    to.text.t('subscription.keptBody', { ...valuesOf(to, row), by }),
    ...notYours(to, by),
  ]);
}

/** Says that a plan is paused: what stays, and when what is charged next. @param payment null: none before it is resumed */
export function pausedLetter(member: To, row: LetterPlan, payment: Date | null, by: DecidedBy): Letter {
  const to = inOwnWords(member);
  const values = { ...valuesOf(to, row), by };
  return letter(to, row, 'subscription.pausedSubject', [
    payment
      ? to.text.t('subscription.pausedBody', { ...values, payment: to.text.date(payment) })
      : to.text.t('subscription.pausedOpen', values),
    to.text.t('subscription.pausedPaid', values),
    ...(row.plan.kind === 'subscription' ? [to.text.t('subscription.pausedCredits')] : []),
    to.text.t('subscription.pausedUndo'),
    ...notYours(to, by),
  ]);
}

/** Says from when a paused plan goes on. @param payment with which it does */
export function resumedLetter(member: To, row: LetterPlan, payment: Date | null, by: DecidedBy): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.resumedSubject', [
    to.text.t('subscription.resumedBody', {
      ...valuesOf(to, row),
      by,
      payment: to.text.date(payment ?? row.period_end),
    }),
    ...notYours(to, by),
  ]);
}

/** Before a pause ends by itself: the date, the price and the way out. */
export function resumeReminderLetter(member: To, row: LetterPlan): Letter {
  const to = inOwnWords(member);
  const values = { ...valuesOf(to, row), payment: to.text.date(row.resumes_at ?? row.period_end) };
  return letterTo(to, {
    subject: to.text.t('subscription.resumesSubject', values),
    paragraphs: [to.text.t('subscription.resumesBody', values), to.text.t('subscription.reminderOut')],
    action: { label: to.text.t('subscription.mailAction'), path: SUBSCRIPTION_PAGE },
  });
}

/** Says that a pause is over and the plan was charged. @param row as that payment has renewed it */
export function runningAgainLetter(member: To, row: LetterPlan): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.againSubject', [
    to.text.t('subscription.againBody', { ...valuesOf(to, row), day: to.text.date(row.period_start) }),
  ]);
}

/** Before each renewal: the date, the price and the way out. */
export function reminderLetter(member: To, row: LetterPlan): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.reminderSubject', [
    to.text.t('subscription.reminderBody', valuesOf(to, row)),
    to.text.t('subscription.reminderOut'),
  ]);
}

/** A renewal could not be charged: what happened, and what to do. */
export function failedLetter(member: To, row: LetterPlan, nextTry: Date): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.failedSubject', [
    to.text.t('subscription.failedBody', valuesOf(to, row)),
    to.text.t('subscription.failedNext', { day: to.text.date(nextTry) }),
    to.text.t('subscription.failedOther'),
  ]);
}

/** Says that another card is charged from now on. */
export function cardChangedLetter(member: To, row: LetterPlan): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.cardSubject', [
    to.text.t('subscription.cardBody', valuesOf(to, row)),
    to.text.t('subscription.cardNotYou', { support: to.brand.support_email }),
  ]);
}

/** A plan has ended without its member's doing. @param unpaid because it could not be charged */
export function endedLetter(member: To, row: LetterPlan, unpaid: boolean): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.givenUpSubject', [
    to.text.t(unpaid ? 'subscription.givenUpBody' : 'subscription.endedBody', valuesOf(to, row)),
    to.text.t('subscription.endedAgain'),
  ]);
}

/** What staff have done can be answered: who did not ask for it is told where to write to. */
const notYours = ({ brand, text }: To, by: DecidedBy): readonly string[] =>
  by === 'staff' ? [text.t('subscription.notAsked', { support: brand.support_email })] : [];

const valuesOf = ({ brand, text }: To, { plan, period_end }: LetterPlan) => ({
  brand: brand.name,
  plan: plan.name[text.language],
  end: text.date(period_end),
  price: text.money(plan.price, plan.currency),
});

function letter(to: To, row: LetterPlan, subject: keyof Texts, paragraphs: readonly string[]): Letter {
  const { text } = to;
  return letterTo(to, {
    subject: text.t(subject, valuesOf(to, row)),
    paragraphs,
    action: { label: text.t('subscription.mailAction'), path: SUBSCRIPTION_PAGE },
  });
}
