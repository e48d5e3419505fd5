import { defineMessages } from '@vinlore/i18n';

/** What the server says about stickers; `Wrong VIN` is the specification's own text (spec §8). */
export const stickerServerMessages = defineMessages({
  en: {
    'sticker.wrongVin': 'Wrong VIN',
    'sticker.noCredit': 'A new sticker costs one credit, and you have none left. Choose a plan to make it.',
    'sticker.fairUse':
      'Your unlimited plan is meant for {limit, number} stickers a period, and you have made them. Write to {support} if you need more now, or buy credits.',
    'sticker.linkOver': 'This link is over. Open the document from your dashboard.',
    'sticker.none': 'No sticker has that number. Check it against the paper: it has 16 letters and digits.',
    'sticker.busy': 'Many stickers are being made right now. Yours is safe; open it again in a moment.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
