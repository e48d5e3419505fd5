import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';

/** A mail to one person: plain text and the same as HTML. */
export interface Letter {
  /** Whose voice it is: sender's name and address are the brand's. */
  readonly brand: Pick<Brand, 'key' | 'name' | 'support_email'>;
  readonly to: string;
  /** Who gets the answer, where it is not the brand: the sender of a message that we pass on. */
  readonly replyTo?: string;
  /** The page that ends such mails, for mail programs that offer it (RFC 2369). */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail durably. */
export interface Mail {
  /** Sent, with retries, once the caller's transaction commits; not sent at all when it does not. */
  send(tx: Tx, letter: Letter): Promise<void>;
}
