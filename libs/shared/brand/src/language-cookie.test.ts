import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageCookie } from './language-cookie.ts';

const at = (address: string) => new URL(address);
const same = { api: 'same-origin' } as const;
const apart = { api: 'app' } as const;

describe('the language cookie', () => {
  it('lasts a year, covers the whole host, and is not sent cross-site', () => {
    expect(languageCookie('es', same, at('http://vinlore.localhost:3000/es'))).toBe(
      'language=es; Path=/; SameSite=Lax; Max-Age=31536000',
    );
  });

  it('is Secure if the page was served over TLS', () => {
    expect(languageCookie('en', same, at('https://vinlore.example/'))).toMatch(/; Secure$/);
  });

  it.each([
    ['https://acme.example/', 'acme.example'],
    ['https://members.acme.example/members/login', 'acme.example'],
  ])('reaches the API of a brand that has it under app.: %s', (address, domain) => {
    expect(languageCookie('es', apart, at(address))).toContain(`; Domain=${domain}`);
  });

  it("is host-only on hosts that can't have subdomains", () => {
    expect(languageCookie('es', apart, at('http://127.0.0.1:3000/'))).not.toContain('Domain');
  });

  it('reads back the value it wrote', () => {
    for (const language of ['en', 'es'] as const) {
      const [pair] = languageCookie(language, same, at('https://a.example/')).split('; ');
      expect(chosenLanguage(`a=b; ${pair}; c=d`)).toBe(language);
    }
  });

  it.each(['', null, undefined, 'language=fr', 'language=ES', 'language=', 'xlanguage=es', 'x=language=es'])(
    'ignores %j',
    (cookies) => expect(chosenLanguage(cookies)).toBeNull(),
  );
});
