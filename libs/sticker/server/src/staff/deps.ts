import type { Language } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';
import type { SecondPerson } from '@vinlore/server-kit';
import type { StickerDeps } from '../deps.ts';

/** Dependencies of the staff calls about stickers. */
export interface StickerDeskDeps extends Pick<StickerDeps, 'database' | 'clock' | 'links' | 'onRevoked' | 'origin'> {
  readonly mail: Mail;
  /** Whether an account belongs to the same person as the staff member, at any brand. */
  readonly isOwn: SecondPerson['isOwn'];
  /** Returns a member's current email address; a `language` of null is the brand's. Null if the account is gone. */
  readonly contactOf: (
    source: Database | Tx,
    brand: string,
    accountId: string,
  ) => Promise<{ readonly email: string; readonly language: Language | null } | null>;
}
