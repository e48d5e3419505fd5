import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';

/** An email to one person: plain text and HTML. */
export interface Letter {
  /** Sender: the brand's name and address. */
  readonly brand: Pick<Brand, 'key' | 'name' | 'support_email'>;
  readonly to: string;
  /** Reply-To, if not the brand: the author of a forwarded message. */
  readonly replyTo?: string;
  /** Unsubscribe URL, for clients that support it (RFC 2369). */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends email durably. */
export interface Mail {
  /** Sends, with retries, once the caller's transaction commits; on rollback nothing is sent. */
  send(tx: Tx, letter: Letter): Promise<void>;
}
