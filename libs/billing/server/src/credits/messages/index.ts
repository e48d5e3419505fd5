import { defineMessages } from '@vinlore/i18n';

/** Messages about credits: history lines and offers. The `credits` value of a line comes from `credits.count`. */
export const creditsMessages = defineMessages({
  en: {
    'credits.count':
      '{pot, select, sticker {{count, plural, one {# sticker credit} other {# sticker credits}}} vhr {{count, plural, one {# report credit} other {# report credits}}} other {{count, plural, one {# credit} other {# credits}}}}',
    'credits.bought': '{credits} purchased',
    'credits.forMonth': '{credits} for {period} ({plan})',
    'credits.forYear': '{credits} for the year starting {period} ({plan})',
    'credits.sample': '{credits}, free trial',
    'credits.gift': '{credits}, a gift from us',
    'credits.ticket': '{credits} for the inconvenience (support ticket)',
    'credits.added': '{credits} added',
    'credits.used': '{credits} used: {title}',
    'credits.usedPlan': '{product, select, report {Report} other {Sticker}} included in your unlimited plan: {title}',
    'credits.givenBack': '{credits} returned: {title}',
    'credits.backToPlan': 'Not counted toward your unlimited plan: {title}',
    'credits.refunded': '{credits} removed: your payment was refunded',
    'credits.disputed': '{credits} removed: your bank reversed the payment',
    'credits.merged': '{credits} from your other account',
    'credits.mergedAway': '{credits} moved to your other account',
    'credits.mergedUses': 'Plan usage combined with your other account',
    'credits.refundFailed': '{credits} restored: your refund didn’t reach you',
    'credits.disputeWon': '{credits} restored: your payment went through after all',
    'credits.testPayment': '{credits} removed: it was a test payment',
    'credits.corrected': '{credits} added by support (adjustment)',
    'credits.takenOff': '{credits} removed by support (adjustment)',
    'credits.setAside': '{credits} reserved for a VIN list',
    'credits.released': '{credits} returned: not needed for a VIN list',
    'credits.offer': 'You’re out of credits. “{plan}” costs {price}. Unused credits don’t expire.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
