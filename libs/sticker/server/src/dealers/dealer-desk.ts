import { createHash } from 'node:crypto';
import { type Database, tables, type Tx } from '@vinlore/database';
import { openPicture } from '@vinlore/images';
import type { Logo } from '../paper/logo-svg.ts';
import type { DealerDesk } from '../deps.ts';
import type { Owner } from '../sticker-table.ts';

/** What the account's own data say of a dealer. */
export interface DealerSource {
  /** Null for who is no dealer, or has no name to show. `logo`: a picture's id, another one with each picture. */
  factsOf(owner: Owner): Promise<{
    readonly name: string;
    readonly lines: readonly string[];
    readonly phone: string | null;
    readonly website: string | null;
    readonly logo: string | null;
  } | null>;
  pictureBytes(id: string): Promise<Uint8Array | null>;
}

/** Logos as they were when a sticker was made: a sticker's paper stays the same when its dealer takes another one. */
interface LogoTables {
  dealer_logo: {
    account_id: string;
    brand: string;
    /** The account's id of the picture. */
    picture_id: string;
    /** Of `bytes`, in hex; what stickers name. */
    sha256: string;
    /** PNG. */
    bytes: Buffer;
    width: number;
    height: number;
  };
}

const from = (source: Database | Tx) => tables<LogoTables>(source);

/** Twice what the paper has room for at 200 dots an inch: sharp in print, and small in each PDF. */
const MOST = { width: 480, height: 200 };

/** Makes a picture small enough for paper; null where it is none. */
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

/** Says what a dealer's stickers say of the dealer, and keeps the logos that they name. */
export function createDealerDesk(database: Database, source: DealerSource): DealerDesk {
  /** The hash by which stickers name the logo. */
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

/** Deletes the logos that a dealer's stickers name. */
export async function removeLogos(tx: Tx, { accountId, brand }: Owner): Promise<void> {
  await from(tx).deleteFrom('dealer_logo').where('account_id', '=', accountId).where('brand', '=', brand).execute();
}
