import { expect, it } from 'vitest';
import { idOfToken, idToken } from './id-token.ts';
import { newCookieKey, textSigner } from './keys.ts';

const signer = textSigner([newCookieKey()]);

it('a token is valid for its purpose only, and invalid once changed', () => {
  const token = idToken(signer, 'stop', 'a-1');
  expect(idOfToken(signer, 'stop', token)).toBe('a-1');
  expect(idOfToken(signer, 'confirm', token)).toBeNull();
  for (const forged of ['', '.', 'a-1', 'a-1.', token.replace('a-1', 'a-2'), `${token}.x`, `${token}x`, ` ${token}`])
    expect(idOfToken(signer, 'stop', forged), forged).toBeNull();
  expect(idOfToken(textSigner([newCookieKey()]), 'stop', token)).toBeNull();
});
