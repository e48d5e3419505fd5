import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { isLoopbackHost, productMode } from './product-mode.ts';

const modeOf = (env: Record<string, string>) => productMode(readConfig(env));

describe('production means production', () => {
  it.each([
    ['nothing is set', {}],
    ['the address is this machine', { HOST: '127.0.0.1' }],
    ['the address is this machine by name', { HOST: 'localhost' }],
    ['the address is this machine over IPv6', { HOST: '::1' }],
    ['the public address is this machine', { PUBLIC_URL: 'http://localhost:3000' }],
    ['the public address is a brand on this machine', { PUBLIC_URL: 'http://vinlore.localhost:3000' }],
    ['the public address is loopback over IPv6', { PUBLIC_URL: 'http://[::1]:3000' }],
    [
      'the operator says trial, whatever else is set',
      { VINLORE_MODE: 'trial', NODE_ENV: 'production', HOST: '0.0.0.0' },
    ],
  ])('is a trial where %s', (_where, env) => expect(modeOf(env)).toBe('trial'));

  it.each([
    ['the operator says so', { VINLORE_MODE: 'production' }],
    ['NODE_ENV says so', { NODE_ENV: 'production' }],
    ['the public address is https, even on this machine', { PUBLIC_URL: 'https://vinlore.localhost' }],
    ['the public address is a domain', { PUBLIC_URL: 'http://vinlore.example' }],
    ['the public address only looks like this machine', { PUBLIC_URL: 'http://localhost.evil.example' }],
    ['the public address is in a private network', { PUBLIC_URL: 'http://10.0.0.7:3000' }],
    ['it listens on all addresses', { HOST: '0.0.0.0' }],
    ['it listens on all addresses over IPv6', { HOST: '::' }],
    ['it listens in the local network', { HOST: '192.168.1.5' }],
    ['the host is a name that begins like loopback', { HOST: '127.0.0.1.evil.example' }],
    ['the database is one of the operator’s', { DATABASE_URL: 'postgres://db.example/vinlore' }],
    [
      'NODE_ENV says development but a domain points here',
      { NODE_ENV: 'development', PUBLIC_URL: 'https://a.example' },
    ],
  ])('is production where %s', (_where, env) => expect(modeOf(env)).toBe('production'));

  it('stops the start for an unknown mode, so a typo never means trial', () => {
    expect(() => readConfig({ VINLORE_MODE: 'prod' })).toThrow('VINLORE_MODE takes trial or production');
  });

  it("recognizes loopback by address, not by a name's prefix", () => {
    expect(['127.8.9.10', 'LOCALHOST', '[::1]', 'a.localhost'].every(isLoopbackHost)).toBe(true);
    expect(['127.example', '0.0.0.0', '::', 'localhost.example', ''].some(isLoopbackHost)).toBe(false);
  });
});
