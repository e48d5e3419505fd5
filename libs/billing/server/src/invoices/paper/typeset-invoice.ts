import type { TypesetDocument, Typesetter } from '@vinlore/documents';
import { createTranslator, type Language, loadMessages, type Translator } from '@vinlore/i18n';
import { invoiceMessages } from '../messages/index.ts';
import { invoicePaper, type InvoiceToPrint } from './invoice-paper.ts';

/** Relative to the workspace root. */
const TEMPLATE = 'libs/billing/server/templates/invoice.typ';

const translators: Partial<Record<Language, Promise<Translator>>> = {};

const translatorOf = (language: Language): Promise<Translator> =>
  (translators[language] ??= loadMessages([invoiceMessages], language).then((messages) =>
    createTranslator(language, messages),
  ));

/**
 * Typesets an invoice or credit note as PDF, in the language in which it was issued.
 *
 * @throws TypesetError
 */
export async function typesetInvoice(
  typesetter: Pick<Typesetter, 'typeset'>,
  document: InvoiceToPrint,
): Promise<TypesetDocument> {
  const text = await translatorOf(document.content.language);
  return typesetter.typeset({ template: TEMPLATE, data: invoicePaper(document, text) });
}
