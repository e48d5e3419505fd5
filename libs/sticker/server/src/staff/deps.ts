import type { Language } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';
import type { SecondPerson } from '@vinlore/server-kit';
import type { StickerDeps } from '../deps.ts';

/** What the desk's calls about stickers need of others. */
export interface StickerDeskDeps extends Pick<StickerDeps, 'database' | 'clock' | 'links' | 'origin'> {
  readonly mail: Mail;
  /** Whether an account belongs to the same person as the one who acts, at whichever brand. */
  readonly isOwn: SecondPerson['isOwn'];
  /** Where a member is written to now; a `language` of null is the brand's. Null: the account is gone. */
  readonly contactOf: (
    source: Database | Tx,
    brand: string,
    accountId: string,
  ) => Promise<{ readonly email: string; readonly language: Language | null } | null>;
}
