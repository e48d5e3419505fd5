import type { TextSigner } from './keys.ts';

/**
 * Returns the token of a link for this id. It never expires: unsubscribing must always be possible.
 *
 * @param purpose keeps the token of one use from being valid for another
 */
export function idToken(signer: Pick<TextSigner, 'code'>, purpose: string, id: string): string {
  return `${id}.${signer.code(purpose, id)}`;
}

/** Returns the id of a token; null if it is not valid for this purpose. */
export function idOfToken(signer: TextSigner, purpose: string, token: string): string | null {
  const [id = '', code = '', ...rest] = token.split('.');
  return rest.length === 0 && signer.codeMatches(purpose, id, code) ? id : null;
}
