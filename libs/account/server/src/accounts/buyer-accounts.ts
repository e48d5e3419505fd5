import { recordAct } from '@vinlore/audit';
import type { Brand, Language } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { createTranslator, loadMessages, type Translator } from '@vinlore/i18n';
import type { Mail } from '@vinlore/mail';
import { firstPasswordLetter } from '../letters.ts';
import { accountMessages } from '../messages/index.ts';
import { findOwner, insertIfNew, rememberLanguage } from './account-store.ts';
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
 * The account of a buyer's e-mail, made without a password where there is none (docs/decisions.md §4). A match logs nobody in:
 * the buyer has shown a card, not a mailbox. An account that its member has closed stays closed; what was bought waits
 * there, should they open it again.
 */
export async function ensureAccount(
  tx: Tx,
  { brand, email, language, now }: BuyerToKnow,
): Promise<{ readonly accountId: string; readonly isNew: boolean }> {
  const made = await insertIfNew(tx, { brand, email, passwordHash: null, createdAt: now });
  if (!made) return { accountId: (await findOwner(tx, { brand, email, createdAt: now }))!.id, isNew: false };
  await rememberLanguage(tx, made, language);
  const subject = { kind: 'account', id: made.id };
  await recordAct(tx, { brand, actor: null, act: 'account.made-by-purchase', subject });
  return { accountId: made.id, isNew: true };
}

/** Mails a buyer, whose purchase has made their account, the link by which they choose its password. */
export type WelcomeBuyer = (tx: Tx, buyer: Omit<BuyerToKnow, 'brand'> & { readonly brand: Brand }) => Promise<void>;

/** Builds {@link WelcomeBuyer} in the languages that we speak. */
export function buyerWelcome({
  mail,
  originOf,
}: {
  readonly mail: Mail;
  readonly originOf: (brand: Brand) => string;
}): WelcomeBuyer {
  const texts = new Map<Language, Promise<Translator>>();
  const textIn = (language: Language): Promise<Translator> => {
    const speak = async () => createTranslator(language, await loadMessages([accountMessages], language));
    const text = texts.get(language) ?? speak();
    texts.set(language, text);
    return text;
  };
  return async (tx, { brand, email, language, now }) => {
    const token = await keepReset(tx, { brand: brand.key, email }, now, FIRST_PASSWORD_MS);
    const addressee = { brand, text: await textIn(language), to: email, origin: originOf(brand) };
    await mail.send(tx, firstPasswordLetter(addressee, token));
  };
}
