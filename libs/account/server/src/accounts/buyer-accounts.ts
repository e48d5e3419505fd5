import { recordAct } from '@vinlore/audit';
import type { Brand, Language } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { createTranslator, loadMessages, type Translator } from '@vinlore/i18n';
import type { Mail } from '@vinlore/mail';
import type { MailLimit } from '../attempts/mail-limit.ts';
import { alreadyKnownLetter, closedAccountLetter, firstPasswordLetter, noAccountLetter } from '../letters.ts';
import { accountMessages } from '../messages/index.ts';
import { findEvenClosed, findOwner, insertIfNew, rememberLanguage } from './account-store.ts';
import { survivorOf } from './survivor.ts';
import { FIRST_PASSWORD_MS, keepReset } from './mailed-tokens.ts';

/** A guest buyer, as known from their purchase. */
export interface BuyerToKnow {
  /** Key of the brand. */
  readonly brand: string;
  /** In lower case. */
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Returns the account of a buyer's email, or creates a holder: it owns the purchases and can't be signed in to until
 * the buyer turns it into an account (docs/decisions.md §4, ADR 51). A match never signs anyone in, because the buyer
 * has shown a card, not a mailbox. A closed account stays closed and gets the purchases in case it is reactivated. For
 * a merged account, returns the one it was merged into.
 */
export async function ensureHolder(
  tx: Tx,
  { brand, email, language, now }: BuyerToKnow,
): Promise<{ readonly accountId: string; readonly isHolder: boolean }> {
  const made = await insertIfNew(tx, { brand, email, passwordHash: null, holder: true, createdAt: now });
  if (!made) {
    const { id, holder } = await survivorOf(tx, (await findOwner(tx, { brand, email, createdAt: now }))!);
    return { accountId: id, isHolder: holder };
  }
  await rememberLanguage(tx, made, language);
  const subject = { kind: 'account', id: made.id };
  await recordAct(tx, { brand, actor: null, act: 'account.made-by-purchase', subject });
  return { accountId: made.id, isHolder: true };
}

/**
 * Emails a buyer, on request from their order page, how to turn their purchases into an account. Anyone with the
 * order's link may ask: the address gets one email either way, and the response doesn't reveal which (ADR 10).
 */
export type OfferAccount = (tx: Tx, buyer: Omit<BuyerToKnow, 'brand'> & { readonly brand: Brand }) => Promise<void>;

/** Builds {@link OfferAccount} for all supported languages. */
export function accountOffer({
  mail,
  mailLimit,
  originOf,
}: {
  readonly mail: Mail;
  readonly mailLimit: MailLimit;
  readonly originOf: (brand: Brand) => string;
}): OfferAccount {
  const texts = new Map<Language, Promise<Translator>>();
  const textIn = (language: Language): Promise<Translator> => {
    const speak = async () => createTranslator(language, await loadMessages([accountMessages], language));
    const text = texts.get(language) ?? speak();
    texts.set(language, text);
    return text;
  };
  return async (tx, { brand, email, language, now }) => {
    const mailbox = { brand: brand.key, email };
    if (!(await mailLimit(tx, { kind: 'reset', ...mailbox }))) return;
    const addressee = { brand, text: await textIn(language), to: email, origin: originOf(brand) };
    const account = await findEvenClosed(tx, brand.key, email);
    if (account?.holder)
      await mail.send(tx, firstPasswordLetter(addressee, await keepReset(tx, mailbox, now, FIRST_PASSWORD_MS)));
    else if (!account) await mail.send(tx, noAccountLetter(addressee));
    else
      await mail.send(tx, account.closed_at ? closedAccountLetter(addressee, account) : alreadyKnownLetter(addressee));
  };
}
