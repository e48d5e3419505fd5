import type { Brand } from '@vinlore/brand';
import type { MailKind } from '@vinlore/mail';
import { type CallContext, refuse } from '@vinlore/server-kit';
import { type IndexedMail, type MailIndex, mailIndexes, type MailIndexDeps } from './mail-index.ts';

/** What the desk's calls about mails share. */
export interface MailDesk {
  indexOf(brand: Brand): Promise<MailIndex>;
  /**
   * A mail whose texts somebody names.
   *
   * @throws Refusal 404 where there is no such mail, or one of the texts is none of its
   */
  find(
    context: Pick<CallContext, 'brand' | 'text'>,
    mail: string,
    texts: readonly { readonly key: string }[],
  ): Promise<{ readonly index: MailIndex; readonly mail: IndexedMail }>;
  /** Whether a change of a text takes a second owner: some mail that says it is a tool for phishing. */
  isGuarded(text: string, index: MailIndex): boolean;
}

/** @param deps `mails`: every mail that the product can send */
export function createMailDesk(deps: MailIndexDeps & { readonly mails: readonly MailKind[] }): MailDesk {
  const indexOf = mailIndexes(deps);
  return {
    indexOf,
    find: async ({ brand, text }, mail, texts) => {
      const index = await indexOf(brand);
      const found = index.find(mail);
      if (!found) return refuse(404, text.t('site.mail.none'));
      const own = found.parts.en.map(({ key }) => key);
      if (!texts.every(({ key }) => own.includes(key))) return refuse(404, text.t('site.mail.noText'));
      return { index, mail: found };
    },
    isGuarded: (text, index) => index.saying(text).some(({ kind }) => kind.guarded),
  };
}
