import type { BulkProduct, ListedVin, RowFault, RowOutcome, RowPayer, RowToMake } from '@vinlore/bulk';
import { unprintable } from '@vinlore/documents';
import { formatStickerId, parseStickerId } from '@vinlore/sticker-domain';
import { refuseFault } from '../calls/refusals.ts';
import { judgeVin, problemWords } from '../dealers/judge-vin.ts';
import { newestByVin } from '../dealers/own-stickers.ts';
import type { CreditGate, StickerDeps } from '../deps.ts';
import { verifyUrl } from '../links.ts';
import { makeSticker } from '../making/make-sticker.ts';
import { stickersById } from '../sticker-table.ts';
import { pdfOfJob } from './pdf-of-job.ts';

/** Returns what is wrong with a row's other fields, all of which are printed; null if nothing is. */
function judgeOffer({ price, stockNumber }: ListedVin): RowFault | null {
  if (price === 'unreadable') return { problem: 'price', suggestion: null };
  return unprintable(stockNumber).length > 0 ? { problem: 'stock', suggestion: null } : null;
}

const gateOf = (payer: RowPayer): CreditGate => ({
  spend: (tx, { document, at }) => payer.spend(tx, parseStickerId(document.id)!, { document, at }),
});

/** Creates a row's sticker the same way as on the sticker page. */
async function makeRow(deps: StickerDeps, row: RowToMake, payer: RowPayer): Promise<RowOutcome> {
  const { brand, accountId, language, vin, stockNumber: stock, askingPrice: price } = row;
  const judged = judgeVin(deps, brand, vin);
  if (!('draft' in judged)) return { outcome: 'failed', problem: 'unreadable' };
  const says = stock !== '' || price !== null;
  const maker = { brand, accountId, language, by: null, ...(says && { offer: { stock, price } }) };
  const making = await makeSticker({ ...deps, credits: gateOf(payer) }, maker, judged.draft, { which: 'there' });
  if (making.outcome === 'made') return { outcome: 'there', id: making.sticker.id };
  if (making.outcome === 'unpaid') return { outcome: 'failed', problem: 'unpaid' };
  return { outcome: 'failed', problem: making.fault.fault === 'bare' ? 'bare' : 'unreadable' };
}

/** Bulk creation of stickers for dealers (docs/decisions.md §4, Dealer). */
export function createStickerLists(deps: StickerDeps): BulkProduct {
  return {
    judge: (brand, row) => {
      const judged = judgeOffer(row) ?? judgeVin(deps, brand, row.vin);
      return 'draft' in judged ? null : judged;
    },
    problemWords,
    countOwned: async ({ brand, accountId }, vins) =>
      (await newestByVin(deps.database, { brand: brand.key, accountId }, vins)).size,
    refuseOff: (brand, text) => {
      if (!brand.features.sticker) refuseFault({ fault: 'off' }, brand, text);
    },
    make: (row, payer) => makeRow(deps, row, payer),
    documentsOf: async (reader, ids) => {
      const stickers = await stickersById(deps.database, reader.brand.key, ids);
      return new Map(
        stickers.map(({ id, title }) => [
          id,
          { number: formatStickerId(id), title, verifyUrl: verifyUrl(deps, reader, id) },
        ]),
      );
    },
    pdfOf: ({ brand }, id) => pdfOfJob(deps, brand, id),
  };
}
