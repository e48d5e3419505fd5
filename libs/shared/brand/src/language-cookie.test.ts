import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageCookie } from './language-cookie.ts';

const at = (address: string) => new URL(address);
const same = { api: 'same-origin' } as const;
const apart = { api: 'app' } as const;

describe('a visitor’s choice of language is kept in a readable cookie', () => {
  it('for a year, for the whole host, not for other sites', () => {
    expect(languageCookie('es', same, at('http://vinlore.localhost:3000/es'))).toBe(
      'language=es; Path=/; SameSite=Lax; Max-Age=31536000',
    );
  });

  it('over TLS only, where the page came so', () => {
    expect(languageCookie('en', same, at('https://vinlore.example/'))).toMatch(/; Secure$/);
  });

  it.each([
    ['https://acme.example/', 'acme.example'],
    ['https://members.acme.example/members/login', 'acme.example'],
  ])('reaches the API of a brand that has it under app.: %s', (address, domain) => {
    expect(languageCookie('es', apart, at(address))).toContain(`; Domain=${domain}`);
  });

  it('stays with the host where nothing can stand before it', () => {
    expect(languageCookie('es', apart, at('http://127.0.0.1:3000/'))).not.toContain('Domain');
  });

  it('is read as it was written', () => {
    for (const language of ['en', 'es'] as const) {
      const [pair] = languageCookie(language, same, at('https://a.example/')).split('; ');
      expect(chosenLanguage(`a=b; ${pair}; c=d`)).toBe(language);
    }
  });

  it.each(['', null, undefined, 'language=fr', 'language=ES', 'language=', 'xlanguage=es', 'x=language=es'])(
    'is no choice: %j',
    (cookies) => expect(chosenLanguage(cookies)).toBeNull(),
  );
});
