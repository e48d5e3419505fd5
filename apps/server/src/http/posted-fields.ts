import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@vinlore/brand';
import { createTranslator } from '@vinlore/i18n';
import type { OwnPages } from '@vinlore/server-kit';
import { postedTexts } from './messages/index.ts';
import { sendText } from './send.ts';

/** A long message in a script whose every letter is nine characters of a form's body. */
const MOST_BYTES = 65_536;

const FORM = 'application/x-www-form-urlencoded';

/**
 * Whether a page of ours posted this form. Browsers say so by `Sec-Fetch-Site`, which no script can set (Fetch Metadata);
 * those that do not, and all on hosts without TLS, by `Origin`. A form's post without either is nobody's browser.
 */
function isOurs(brand: Brand, { headers }: IncomingMessage, isOwnPage: OwnPages): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return isOwnPage({ brand, origin: headers.origin, host: headers.host });
}

/**
 * Reads the fields of a form that a browser without a script posted to a page.
 *
 * @returns null where the request was answered: it came from elsewhere, is no form, or is too long
 */
export async function postedFields(
  brand: Brand,
  request: IncomingMessage,
  response: ServerResponse,
  isOwnPage: OwnPages,
): Promise<URLSearchParams | null> {
  const { t } = createTranslator(brand.language, postedTexts[brand.language]);
  const refuse = (status: number, words: string) => {
    // Whoever sends more than is read must stop: the connection is not used again.
    sendText(request, response, status, words, { connection: 'close' });
    return null;
  };
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== FORM)
    return refuse(415, 'Pages take forms.\n');
  if (!isOurs(brand, request, isOwnPage)) return refuse(403, `${t('posted.elsewhere')}\n`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return refuse(413, `${t('posted.tooLong')}\n`);
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
