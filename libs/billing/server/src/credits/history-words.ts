import { LOCALES, type Translator } from '@vinlore/i18n';
import type { HistoryLine } from './history.ts';

/** Message key for the cause of a grant; causes without their own message use "added". */
function grantKey({ cause, detail }: HistoryLine): string {
  if (cause === 'renewal') return detail.plan?.interval === 'year' ? 'credits.forYear' : 'credits.forMonth';
  const own = {
    order: 'credits.bought',
    sample: 'credits.sample',
    gift: 'credits.gift',
    'dispute-won': 'credits.disputeWon',
    'refund-failed': 'credits.refundFailed',
    ticket: 'credits.ticket',
    correction: 'credits.corrected',
    reversal: 'credits.corrected',
  };
  return own[cause as keyof typeof own] ?? 'credits.added';
}

function takenKey({ cause }: HistoryLine): string {
  if (cause === 'correction' || cause === 'reversal') return 'credits.takenOff';
  if (cause === 'trial') return 'credits.testPayment';
  return cause === 'dispute' ? 'credits.disputed' : 'credits.refunded';
}

/** Message key of a merge, in either direction. */
function mergedKey({ cause, byPlan }: HistoryLine): string {
  if (byPlan) return 'credits.mergedUses';
  return cause === 'merged' ? 'credits.merged' : 'credits.mergedAway';
}

function keyOf(line: HistoryLine): string {
  if (line.cause === 'merge' || line.cause === 'merged') return mergedKey(line);
  switch (line.kind) {
    case 'grant':
      return grantKey(line);
    case 'spend':
      return line.byPlan ? 'credits.usedPlan' : 'credits.used';
    case 'give-back':
      return line.byPlan ? 'credits.backToPlan' : 'credits.givenBack';
    case 'take-back':
      return takenKey(line);
    case 'reserve':
      return 'credits.setAside';
    case 'release':
      return 'credits.released';
  }
}

/** The month in which a period began, in UTC like the charge: "July", "julio". */
function monthOf(start: string, { language }: Translator): string {
  return new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' }).format(new Date(start));
}

/** Describes a history line in words: “1 sticker credit used: 2014 Ford Escape”. */
export function wordsOf(line: HistoryLine, text: Translator): string {
  const { detail, credits, pot } = line;
  const count = Math.abs(credits);
  return text.t(keyOf(line), {
    count,
    credits: text.t('credits.count', { pot, count }),
    product: detail.product ?? '',
    title: detail.document?.title ?? '',
    plan: detail.plan?.name[text.language] ?? '',
    period: detail.period_start ? monthOf(detail.period_start, text) : '',
  });
}
