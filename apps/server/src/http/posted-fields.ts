import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@vinlore/brand';
import type { OwnPages } from '@vinlore/server-kit';
import { sendText } from './send.ts';

/** A long message in a script whose every letter is nine characters of a form's body. */
const MOST_BYTES = 65_536;

const FORM = 'application/x-www-form-urlencoded';

const ELSEWHERE: Readonly<Record<Brand['language'], string>> = {
  en: 'This form was sent from another site. Open the page here and send it again.\n',
  es: 'Este formulario se envió desde otro sitio. Abre la página aquí y envíalo de nuevo.\n',
};
const TOO_LONG: Readonly<Record<Brand['language'], string>> = {
  en: 'This text is too long. Go back and shorten it.\n',
  es: 'Este texto es demasiado largo. Vuelve atrás y acórtalo.\n',
};

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
  const refuse = (status: number, words: string) => {
    // Whoever sends more than is read must stop: the connection is not used again.
    sendText(request, response, status, words, { connection: 'close' });
    return null;
  };
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== FORM)
    return refuse(415, 'Pages take forms.\n');
  if (!isOurs(brand, request, isOwnPage)) return refuse(403, ELSEWHERE[brand.language]);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return refuse(413, TOO_LONG[brand.language]);
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
