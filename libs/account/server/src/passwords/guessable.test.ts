import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

const OWN = ['ana.garcia84@northmail.example', 'Filomena', 'Ana', '', '+1 555 010 0199', 'Vinlore', 'vinlore.example'];
const guessable = (password: string) => isGuessable(password, OWN);

describe('NIST SP 800-63B §5.1.1.2: easily guessed passwords', () => {
  it.each(['password1', 'PASSWORD1', 'Trustno1', 'iloveyou1', 'sunshine', 'ｐａｓｓｗｏｒｄ１'])(
    '%s: commonly used',
    async (it) => expect(await guessable(it)).toBe(true),
  );

  it.each([
    ...['Password123!', 'P@ssw0rd1', 'Welcome1!', 'Summer2026!'],
    ...[
      'Pa$$w0rd!',
      'We1come2026',
      'Welc0m3!',
      '2026Winter!',
      'Verano2026',
      'Contraseña1!',
      'Octubre.2025',
      '!!letmein!!',
    ],
    ...['Dragon#88', 'Football2024!!', 'Monkey_1234', 'Dealership1!'],
  ])('%s: a leaked password in disguise', async (it) => expect(await guessable(it)).toBe(true));

  it.each(['aaaaaaaa', 'abababab', 'abcabcab', 'ñoñoñoño', '🚗🚗🚗🚗', '12121212', 'lolalola'])(
    '%s: repetitive',
    async (it) => expect(await guessable(it)).toBe(true),
  );

  it.each([
    '12345678',
    '9876543210',
    'abcdefgh',
    'ZYXWVUTS',
    'qwertyuiop',
    'lkjhgfdsa',
    '1234abcd',
    'zxcvbnm123',
    '111222333',
  ])('%s: sequential', async (it) => expect(await guessable(it)).toBe(true));

  it.each([
    'ana.garcia84@northmail.example',
    'ana.garcia84',
    'anagarcia1984',
    'Ana.Garcia!',
    'northmail99',
    'Filomena',
    '99filomena',
    'F!l0mena2026',
    'Vinlore2026!',
    'v1nl0re!!',
    'my-vinlore',
    'vinlore.example',
    'filomena vinlore',
    '+15550100199',
    'Ana-1984!',
  ])('%s: one’s own words', async (it) => expect(await guessable(it)).toBe(true));

  it.each([
    'nine green bottles',
    'a tin of blue paint',
    'contraseña ñandú 🚗',
    'vinlore is a nice place',
    'banana-split',
    'Trustno1 was taken',
    'correct horse battery staple',
    '7fK2-pQ9x',
    'abcdefgx',
    'summer on the lake 2026',
    'Password manager of Ana',
    'welcome-home-old-friend',
    'dragon 493817264501',
    'xK7!mQ2@vB9#',
  ])('%s: is none of them', async (it) => expect(await guessable(it)).toBe(false));

  it('rejects any unit of up to four characters repeated', async () => {
    const unit = fc.array(fc.constantFrom('a', 'Z', '7', 'ñ', ' ', '!', '漢'), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(unit, fc.integer({ min: 8, max: 40 }), async (characters, length) => {
        const password = Array.from({ length }, (_, at) => characters[at % characters.length]).join('');
        expect(await guessable(password)).toBe(true);
      }),
    );
  });

  it('never rejects 16 random letters', async () => {
    const letters = fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 16, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(letters, async (password) => {
        fc.pre(new Set(password).size > 8);
        expect(await guessable(password.join(''))).toBe(false);
      }),
    );
  });
});
