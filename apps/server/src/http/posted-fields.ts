import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@vinlore/brand';
import { createTranslator } from '@vinlore/i18n';
import type { OwnPages } from '@vinlore/server-kit';
import { postedTexts } from './messages/index.ts';
import { sendText } from './send.ts';

/** Fits a long message in a script that needs nine bytes per character in a form body. */
const MOST_BYTES = 65_536;

const FORM = 'application/x-www-form-urlencoded';

/**
 * Whether one of our pages posted this form. Browsers report it in `Sec-Fetch-Site`, which no script can set (Fetch
 * Metadata); those that don't, and all on hosts without TLS, in `Origin`. A form POST without either isn't from a
 * browser.
 */
function isOurs(brand: Brand, { headers }: IncomingMessage, isOwnPage: OwnPages): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return isOwnPage({ brand, origin: headers.origin, host: headers.host });
}

/**
 * Reads the fields of a form posted to a page without JavaScript.
 *
 * @returns null if the request was rejected: from another site, not a form, or too long
 */
export async function postedFields(
  brand: Brand,
  request: IncomingMessage,
  response: ServerResponse,
  isOwnPage: OwnPages,
): Promise<URLSearchParams | null> {
  const { t } = createTranslator(brand.language, postedTexts[brand.language]);
  const refuse = (status: number, words: string) => {
    // Don't read the rest: close the connection.
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
