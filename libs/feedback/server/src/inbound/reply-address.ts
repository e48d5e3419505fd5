import type { ShortCodes } from '@vinlore/server-kit';

/** Maximum length of the local part of an address (RFC 5321 §4.5.3.1.1). */
export const LOCAL_LENGTH = 64;

/** What an address is bound to: a ticket by number, and its member. */
interface RepliedTicket {
  readonly brand: string;
  readonly number: string;
  readonly account_id: string;
}

/** A parsed address, before its code is verified. */
interface ReplyToken {
  readonly brand: string;
  readonly number: string;
  readonly code: string;
}

/** Reply addresses of tickets. */
export interface ReplyAddresses {
  /** Returns the reply address of a ticket: `reply+<brand>.<number>.<code>@<domain>`. */
  of(ticket: RepliedTicket): string;
  /** Parses an address of this form; null for any other. */
  read(address: string): ReplyToken | null;
  /** Whether an address's code belongs to this ticket and member. */
  matches(token: ReplyToken, accountId: string): boolean;
}

const LOCAL = /^reply\+([a-z][a-z0-9-]*)\.([0-9a-hjkmnp-tv-z]{4})([0-9a-hjkmnp-tv-z]{4})\.([a-z2-7]{26})$/;

/**
 * Creates and verifies addresses at a domain. Their code proves that we issued it for this ticket and member, and is
 * case-insensitive, since email servers may change the case; the brand is included for routing.
 */
export function replyAddresses(domain: string, signer: ShortCodes): ReplyAddresses {
  const bound = ({ brand, number, account_id: account }: RepliedTicket) => JSON.stringify([brand, number, account]);
  return {
    of: (ticket) => {
      const number = ticket.number.replace('-', '').toLowerCase();
      return `reply+${ticket.brand}.${number}.${signer.shortCode('ticket-reply', bound(ticket))}@${domain}`;
    },
    read: (address) => {
      const [local = '', host, ...rest] = address.toLowerCase().split('@');
      const [, brand, first, second, code] = LOCAL.exec(local) ?? [];
      if (host !== domain || rest.length > 0 || !brand || !first || !second || !code) return null;
      return { brand, number: `${first}-${second}`.toUpperCase(), code };
    },
    matches: ({ brand, number, code }, accountId) =>
      signer.shortCodeMatches('ticket-reply', bound({ brand, number, account_id: accountId }), code),
  };
}
