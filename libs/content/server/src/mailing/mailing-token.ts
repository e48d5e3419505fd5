import type { TextSigner } from '@vinlore/server-kit';

const PURPOSE = 'content-mailing';

/** The token of an address's link. It has no end: a mail must always be possible to stop. */
export function mailingToken(signer: TextSigner, id: string): string {
  return `${id}.${signer.code(PURPOSE, id)}`;
}

/** The id behind a token; null for one that is none of ours. */
export function openMailingToken(signer: TextSigner, token: string): string | null {
  const [id = '', code = '', ...rest] = token.split('.');
  return rest.length === 0 && signer.codeMatches(PURPOSE, id, code) ? id : null;
}
