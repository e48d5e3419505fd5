import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, testApi } from '../testing/test-api.ts';

let ask: Ask;
beforeAll(async () => {
  ({ ask } = await testApi());
});

describe('server messages follow the language that the visitor chose', () => {
  it.each([
    ['open.localhost', 'language=es', 'Inicia sesión para continuar.'],
    ['open.localhost', 'theme=dark; language=es; x=1', 'Inicia sesión para continuar.'],
    ['spanish.localhost', 'language=en', 'Sign in to continue.'],
    ['open.localhost', '', 'Sign in to continue.'],
    ['spanish.localhost', '', 'Inicia sesión para continuar.'],
  ])('%s with the cookie "%s": %s', async (host, cookie, message) => {
    const { envelope } = await ask('/api/mine', { headers: { host, ...(cookie && { cookie }) } });
    expect(envelope.message).toBe(message);
  });

  it.each(['language=fr', 'language=ES', 'language=', 'language', 'mylanguage=es', 'language=es%20', 'x=language=es'])(
    'ignores "%s", which is not a supported language',
    async (cookie) => {
      expect((await ask('/api/mine', { headers: { cookie } })).envelope.message).toBe('Sign in to continue.');
    },
  );

  it('responses in the chosen language are not cacheable', async () => {
    const { headers } = await ask('/api/mine', { headers: { cookie: 'language=es' } });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
