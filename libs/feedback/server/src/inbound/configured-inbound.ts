import type { Brand } from '@vinlore/brand';
import { type Config, ConfigError, type ShortCodes } from '@vinlore/server-kit';
import { LOCAL_LENGTH, replyAddresses, type ReplyAddresses } from './reply-address.ts';
import { mailSignature, type SignedMail } from './signed-mail.ts';

/** Inbound email, as configured by the operator. */
export interface InboundMail {
  readonly addresses: ReplyAddresses;
  /** Whether an email was delivered by someone with the secret in the last few minutes. */
  readonly isSigned: SignedMail;
}

/**
 * Returns the operator's configuration for email replies.
 *
 * @returns null if there is none
 * @throws ConfigError if it's incomplete, or a brand's key is too long for a reply address
 */
export function configuredInbound(
  config: Pick<Config, 'INBOUND_MAIL_DOMAIN' | 'INBOUND_MAIL_SECRET'>,
  {
    signer,
    brands,
    clock,
  }: { readonly signer: ShortCodes; readonly brands: readonly Brand[]; readonly clock: () => Date },
): InboundMail | null {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secrets } = config;
  if (domain === null && secrets === null) return null;
  if (domain === null) throw new ConfigError('INBOUND_MAIL_DOMAIN', 'is required with INBOUND_MAIL_SECRET');
  if (secrets === null) throw new ConfigError('INBOUND_MAIL_SECRET', 'is required with INBOUND_MAIL_DOMAIN');
  const addresses = replyAddresses(domain, signer);
  for (const { key } of brands) {
    const local = addresses.of({ brand: key, number: '0000-0000', account_id: '' }).split('@')[0]!;
    if (local.length > LOCAL_LENGTH)
      throw new ConfigError(
        'INBOUND_MAIL_DOMAIN',
        `cannot be used with the brand ${key}: its key is too long for an address`,
      );
  }
  // The secrets may change while the process runs (`RELOADED`).
  const isSigned: SignedMail = (body, signature) =>
    mailSignature(config.INBOUND_MAIL_SECRET ?? secrets, clock)(body, signature);
  return { addresses, isSigned };
}
