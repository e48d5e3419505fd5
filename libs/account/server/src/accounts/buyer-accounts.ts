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

/** Somebody who bought without a login, as their purchase knows them. */
export interface BuyerToKnow {
  /** The brand's key. */
  readonly brand: string;
  /** In lower case. */
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * The account of a buyer's email, where they have one, else a holder: it keeps what was bought and nobody logs in to it, until
 * its buyer makes it an account (docs/decisions.md §4, ADR 51). A match logs nobody in: the buyer has shown a card, not a
 * mailbox. An account that its member has closed stays closed; what was bought waits there, should they open it again. Of one
 * that was merged into another of theirs it is that one's.
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
 * Mails a buyer, who asks for it on the page of their order, how to make what they bought an account. Whoever holds the
 * order's link may ask: known or not, the address gets one mail, and the answer does not tell which (ADR 10).
 */
export type OfferAccount = (tx: Tx, buyer: Omit<BuyerToKnow, 'brand'> & { readonly brand: Brand }) => Promise<void>;

/** Builds {@link OfferAccount} in the languages that we speak. */
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
