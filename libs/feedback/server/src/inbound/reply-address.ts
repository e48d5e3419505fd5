import type { ShortCodes } from '@vinlore/server-kit';

/** Longest local part of an address (RFC 5321 §4.5.3.1.1). */
export const LOCAL_LENGTH = 64;

/** What an address is bound to: a ticket by its number, and the member whose it is. */
interface RepliedTicket {
  readonly brand: string;
  readonly number: string;
  readonly account_id: string;
}

/** What an address says, before its code was looked at. */
interface ReplyToken {
  readonly brand: string;
  readonly number: string;
  readonly code: string;
}

/** Addresses that lead an answer by mail into a ticket. */
export interface ReplyAddresses {
  /** The address that answers a ticket: `reply+<brand>.<number>.<code>@<domain>`. */
  of(ticket: RepliedTicket): string;
  /** What an address of this form says; null for any other. */
  read(address: string): ReplyToken | null;
  /** Whether the code of an address was made for this ticket of this member. */
  matches(token: ReplyToken, accountId: string): boolean;
}

const LOCAL = /^reply\+([a-z][a-z0-9-]*)\.([0-9a-hjkmnp-tv-z]{4})([0-9a-hjkmnp-tv-z]{4})\.([a-z2-7]{26})$/;

/**
 * Addresses at a domain. Their code proves that we wrote it for this ticket and this member, and is the same in upper and lower
 * case, since mail servers may change that; the brand is there for who routes mails to its host.
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
