import type { TextSigner } from './keys.ts';

/**
 * The token of a link that leads to what has this id. It has no end: mails must always be possible to stop.
 *
 * @param purpose keeps the token of one use from being good for another
 */
export function idToken(signer: Pick<TextSigner, 'code'>, purpose: string, id: string): string {
  return `${id}.${signer.code(purpose, id)}`;
}

/** The id behind a token; null for one that is none of ours for this purpose. */
export function idOfToken(signer: TextSigner, purpose: string, token: string): string | null {
  const [id = '', code = '', ...rest] = token.split('.');
  return rest.length === 0 && signer.codeMatches(purpose, id, code) ? id : null;
}
