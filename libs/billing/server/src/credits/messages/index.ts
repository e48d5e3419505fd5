import { defineMessages } from '@vinlore/i18n';

/** What is said of credits: lines of the history, and what is offered. `credits` of a line is made of `credits.count`. */
export const creditsMessages = defineMessages({
  en: {
    'credits.count':
      '{pot, select, sticker {{count, plural, one {# sticker credit} other {# sticker credits}}} vhr {{count, plural, one {# report credit} other {# report credits}}} other {{count, plural, one {# credit} other {# credits}}}}',
    'credits.bought': '{credits} bought',
    'credits.forMonth': '{credits} for {period} ({plan})',
    'credits.forYear': '{credits} for the year from {period} ({plan})',
    'credits.sample': '{credits} to try things out',
    'credits.gift': '{credits} from us',
    'credits.ticket': '{credits} for your trouble, with your support ticket',
    'credits.added': '{credits} added',
    'credits.used': '{credits} used: {title}',
    'credits.usedPlan': '{product, select, report {Report} other {Sticker}} with your unlimited plan: {title}',
    'credits.givenBack': '{credits} refunded: {title}',
    'credits.backToPlan': 'Not counted against your unlimited plan: {title}',
    'credits.refunded': '{credits} taken back: your payment was refunded',
    'credits.disputed': '{credits} taken back: your bank took back the payment',
    'credits.merged': '{credits} from your other account',
    'credits.mergedAway': '{credits} moved to your other account',
    'credits.mergedUses': 'Uses of your plan, counted with your other account',
    'credits.refundFailed': '{credits} back: your refund didn’t reach you',
    'credits.disputeWon': '{credits} back: your payment went through after all',
    'credits.testPayment': '{credits} taken back: your payment was a test',
    'credits.corrected': '{credits} given by support: a correction',
    'credits.takenOff': '{credits} taken off by support: a correction',
    'credits.setAside': '{credits} set aside for a list of vehicles',
    'credits.released': '{credits} not needed for a list of vehicles, refunded',
    'credits.offer': 'You have no credits left. {plan}: {price}. Unused ones do not expire.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
