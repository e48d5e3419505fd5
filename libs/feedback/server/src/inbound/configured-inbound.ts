import type { Brand } from '@vinlore/brand';
import { type Config, ConfigError, type ShortCodes } from '@vinlore/server-kit';
import { LOCAL_LENGTH, replyAddresses, type ReplyAddresses } from './reply-address.ts';
import { mailSignature, type SignedMail } from './signed-mail.ts';

/** Mail that comes in, as the operator has configured it. */
export interface InboundMail {
  readonly addresses: ReplyAddresses;
  /** Whether a mail was handed in by who knows the secret, within the last minutes. */
  readonly isSigned: SignedMail;
}

/**
 * Answers to tickets by mail, as the operator has configured them.
 *
 * @returns null where they have not
 * @throws ConfigError where one half of it is missing, or a brand's key is too long to stand in an address
 */
export function configuredInbound(
  {
    INBOUND_MAIL_DOMAIN: domain,
    INBOUND_MAIL_SECRET: secrets,
  }: Pick<Config, 'INBOUND_MAIL_DOMAIN' | 'INBOUND_MAIL_SECRET'>,
  {
    signer,
    brands,
    clock,
  }: { readonly signer: ShortCodes; readonly brands: readonly Brand[]; readonly clock: () => Date },
): InboundMail | null {
  if (domain === null && secrets === null) return null;
  if (domain === null) throw new ConfigError('INBOUND_MAIL_DOMAIN', 'is needed beside INBOUND_MAIL_SECRET');
  if (secrets === null) throw new ConfigError('INBOUND_MAIL_SECRET', 'is needed beside INBOUND_MAIL_DOMAIN');
  const addresses = replyAddresses(domain, signer);
  for (const { key } of brands) {
    const local = addresses.of({ brand: key, number: '0000-0000', account_id: '' }).split('@')[0]!;
    if (local.length > LOCAL_LENGTH)
      throw new ConfigError(
        'INBOUND_MAIL_DOMAIN',
        `cannot be used with the brand ${key}: its key is too long for an address`,
      );
  }
  return { addresses, isSigned: mailSignature(secrets, clock) };
}
