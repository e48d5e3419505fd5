import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import type { RenewingPlan } from '@vinlore/billing-domain';
import type { subscriptionMessages } from './messages/index.ts';
import type { SubscriptionRow } from './subscription-store.ts';

type Texts = (typeof subscriptionMessages)['en'];

/** What the emails need of a subscription. */
type LetterPlan = Pick<SubscriptionRow, 'plan' | 'period_start' | 'period_end' | 'ended_at' | 'resumes_at'>;

type To = Addressee<Texts>;

/** The page where members view, cancel, and keep their plans. */
export const SUBSCRIPTION_PAGE = '/members/subscription';

/** Who made the decision in an email: the member, or staff for them. */
export type DecidedBy = 'member' | 'staff';

/** Confirms a cancellation. */
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

/** Confirms a plan switch scheduled for the next period, before which nothing is charged. */
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

/** Says that the plan continues, since a scheduled switch was undone. */
export function switchUndoneLetter(member: To, row: LetterPlan, by: DecidedBy): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.keptSubject', [
    to.text.t('subscription.switchUndone', { ...valuesOf(to, row), by }),
    ...notYours(to, by),
  ]);
}

/** Says that a cancellation was undone. */
export function keptLetter(member: To, row: LetterPlan, by: DecidedBy): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.keptSubject', [
    to.text.t('subscription.keptBody', { ...valuesOf(to, row), by }),
    ...notYours(to, by),
  ]);
}

/** Confirms a pause: what is kept, and when what is charged next. @param payment next payment; null until resumed */
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

/**
 * Confirms when a paused plan resumes. @param payment the payment with which it resumes; null: at the end of the paid
 * period
 */
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

/** Reminder before a pause ends automatically: date, price, and how to cancel. */
export function resumeReminderLetter(member: To, row: LetterPlan): Letter {
  const to = inOwnWords(member);
  const values = { ...valuesOf(to, row), payment: to.text.date(row.resumes_at ?? row.period_end) };
  return letterTo(to, {
    subject: to.text.t('subscription.resumesSubject', values),
    paragraphs: [to.text.t('subscription.resumesBody', values), to.text.t('subscription.reminderOut')],
    action: { label: to.text.t('subscription.mailAction'), path: SUBSCRIPTION_PAGE },
  });
}

/** Says that a pause has ended and the plan was charged. @param row as renewed by that payment */
export function runningAgainLetter(member: To, row: LetterPlan): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.againSubject', [
    to.text.t('subscription.againBody', { ...valuesOf(to, row), day: to.text.date(row.period_start) }),
  ]);
}

/** Reminder before each renewal: date, price, and how to cancel. */
export function reminderLetter(member: To, row: LetterPlan): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.reminderSubject', [
    to.text.t('subscription.reminderBody', valuesOf(to, row)),
    to.text.t('subscription.reminderOut'),
  ]);
}

/** Says that a renewal could not be charged, and what to do. */
export function failedLetter(member: To, row: LetterPlan, nextTry: Date): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.failedSubject', [
    to.text.t('subscription.failedBody', valuesOf(to, row)),
    to.text.t('subscription.failedNext', { day: to.text.date(nextTry) }),
    to.text.t('subscription.failedOther'),
  ]);
}

/** Says that another card will be charged from now on. */
export function cardChangedLetter(member: To, row: LetterPlan): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.cardSubject', [
    to.text.t('subscription.cardBody', valuesOf(to, row)),
    to.text.t('subscription.cardNotYou', { support: to.brand.support_email }),
  ]);
}

/** Says that a plan has ended without the member's decision. @param unpaid whether it couldn't be charged */
export function endedLetter(member: To, row: LetterPlan, unpaid: boolean): Letter {
  const to = inOwnWords(member);
  return letter(to, row, 'subscription.givenUpSubject', [
    to.text.t(unpaid ? 'subscription.givenUpBody' : 'subscription.endedBody', valuesOf(to, row)),
    to.text.t('subscription.endedAgain'),
  ]);
}

/** For actions by staff, says whom to contact if the member didn't request them. */
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
