import { tables } from '@vinlore/database';
import { createTranslator, loadMessages } from '@vinlore/i18n';
import { type BrandOverlay, Refusal } from '@vinlore/server-kit';
import type { LiveBrands } from './live/live-brands.ts';
import { siteServerMessages } from './messages/index.ts';
import { changeBrand, ChangedMeanwhile, WrongValues } from './live/change-brand.ts';
import type { SiteTables } from './tables.ts';

/** Error messages of a module that changes a brand, in the brand's own language. */
async function refusalOf(error: unknown, live: Pick<LiveBrands, 'fileOf'>, brand: string): Promise<unknown> {
  if (error instanceof WrongValues) return new Refusal(422, error.message, { faults: error.faults });
  if (!(error instanceof ChangedMeanwhile)) return error;
  const { language } = live.fileOf(brand);
  const text = createTranslator(language, await loadMessages([siteServerMessages], language));
  return new Refusal(409, text.t('site.changedMeanwhile'));
}

/** The port through which other modules store staff's changes to brands. */
export function createOverlay({ live, clock }: { live: LiveBrands; clock: () => Date }): BrandOverlay {
  return {
    fileOf: live.fileOf,
    read: async (source, brand, key) => {
      const row = await tables<SiteTables>(source)
        .selectFrom('site_overlay')
        .select(['value', 'version'])
        .where('brand', '=', brand)
        .where('key', '=', key)
        .executeTakeFirst();
      return row && row.value !== null ? row : null;
    },
    change: async (tx, { brand, key, value, actor, base }) => {
      const changes = [{ key, value, ...(base !== undefined && { base }) }];
      try {
        return await changeBrand(tx, live, { brand, actor, at: clock(), changes });
      } catch (error) {
        throw await refusalOf(error, live, brand);
      }
    },
  };
}
