import { createHash } from 'node:crypto';
import { type Database, tables, type Tx } from '@vinlore/database';
import { openPicture } from '@vinlore/images';
import type { Logo } from '../paper/logo-svg.ts';
import type { DealerDesk } from '../deps.ts';
import type { Owner } from '../sticker-table.ts';

/** Dealer data from the account slice. */
export interface DealerSource {
  /** Null if the account isn't a dealer or has no display name. `logo`: image id, new for each upload. */
  factsOf(owner: Owner): Promise<{
    readonly name: string;
    readonly lines: readonly string[];
    readonly phone: string | null;
    readonly website: string | null;
    readonly logo: string | null;
  } | null>;
  pictureBytes(id: string): Promise<Uint8Array | null>;
}

/** Logos as of when stickers were created, so a sticker's PDF stays the same when its dealer changes the logo. */
interface LogoTables {
  dealer_logo: {
    account_id: string;
    brand: string;
    /** The account's image id. */
    picture_id: string;
    /** Hash of `bytes` in hex, referenced by stickers. */
    sha256: string;
    /** PNG. */
    bytes: Buffer;
    width: number;
    height: number;
  };
}

const from = (source: Database | Tx) => tables<LogoTables>(source);

/** Twice the printed size at 200 dpi: sharp in print and small in each PDF. */
const MOST = { width: 480, height: 200 };

/** Scales an image for print; null if it isn't an image. */
async function forPaper(file: Uint8Array): Promise<Logo | null> {
  const made = await openPicture(file, async ({ upright }) => {
    const { data, info } = await upright
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, type: 'image/png', width: info.width, height: info.height } as const;
  });
  return typeof made === 'string' ? null : made;
}

/** Returns the dealer's data for stickers and stores the logos they reference. */
export function createDealerDesk(database: Database, source: DealerSource): DealerDesk {
  /** The hash by which stickers reference the logo. */
  async function keptLogo({ brand, accountId }: Owner, picture_id: string): Promise<string | null> {
    const kept = await from(database)
      .selectFrom('dealer_logo')
      .select('sha256')
      .where('account_id', '=', accountId)
      .where('picture_id', '=', picture_id)
      .executeTakeFirst();
    if (kept) return kept.sha256;
    const file = await source.pictureBytes(picture_id);
    const logo = file && (await forPaper(file));
    if (!logo) return null;
    const { width, height } = logo;
    const bytes = Buffer.from(logo.bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await from(database)
      .insertInto('dealer_logo')
      .values({ account_id: accountId, brand, picture_id, sha256, bytes, width, height })
      .onConflict((conflict) => conflict.columns(['account_id', 'picture_id']).doNothing())
      .execute();
    return sha256;
  }
  return {
    dealerOf: async (owner) => {
      const facts = await source.factsOf(owner);
      if (!facts) return null;
      return {
        ...facts,
        lines: [...facts.lines],
        logo: facts.logo === null ? null : await keptLogo(owner, facts.logo),
      };
    },
    logo: async (sha256) => {
      const logo = await from(database)
        .selectFrom('dealer_logo')
        .select(['bytes', 'width', 'height'])
        .where('sha256', '=', sha256)
        .limit(1)
        .executeTakeFirst();
      return logo ? { ...logo, type: 'image/png' } : null;
    },
  };
}

/** Deletes the logos referenced by a dealer's stickers. */
export async function removeLogos(tx: Tx, { accountId, brand }: Owner): Promise<void> {
  await from(tx).deleteFrom('dealer_logo').where('account_id', '=', accountId).where('brand', '=', brand).execute();
}
