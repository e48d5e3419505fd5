import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newCookieKey, newSigningKey } from '../keys/keys.ts';
import { ConfigError, readConfig, VARIABLES } from './config.ts';

const pair = ({ id, secret }: { id: string; secret: string }) => `${id}:${secret}`;

describe('one validated configuration', () => {
  it('has a default for everything; empty means absent', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATABASE_URL: null,
      DATABASE_DIRECT_URL: null,
      SMTP_URL: null,
      JOBS: 'on',
      SERVICE_WORKER: 'on',
      TRUST_PROXY: [],
    });
    expect(readConfig(Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, ' '])))).toEqual(config);
  });

  it('reads valid values', () => {
    const env = {
      PORT: ' 8080 ',
      PUBLIC_URL: 'https://vinlore.example',
      TRUST_PROXY: '10.0.0.0/8, fd00::/8,127.0.0.1',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      CLAMD_URL: 'unix:/run/clamav/clamd.ctl',
      SIGNING_KEYS: `${pair(newSigningKey())},${pair(newSigningKey())}`,
      COOKIE_KEYS: pair(newCookieKey()),
      API_REQUESTS_PER_MINUTE: '0',
    };
    const config = readConfig(env);
    expect(config).toMatchObject({
      PORT: 8080,
      API_REQUESTS_PER_MINUTE: 0,
      TRUST_PROXY: ['10.0.0.0/8', 'fd00::/8', '127.0.0.1'],
    });
    expect(config.SIGNING_KEYS).toHaveLength(2);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'our.example'],
    ['PUBLIC_URL', 'ftp://vinlore.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://mail.example'],
    ['CLAMD_URL', '127.0.0.1:3310'],
    ['CLAMD_URL', 'tcp://127.0.0.1'],
    ['CLAMD_URL', 'tcp://127.0.0.1:99999'],
    ['CLAMD_URL', 'unix:clamd.ctl'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['GEO_COUNTRY_HEADER', 'two words'],
    ['GEO_REGION_HEADER', 'x:y'],
    ['LOG_LEVEL', 'loud'],
    ['SIGNING_KEYS', `k:${'A'.repeat(44)}`],
    ['SIGNING_KEYS', 'A'.repeat(64)],
    ['COOKIE_KEYS', 'a:short'],
    ['COOKIE_KEYS', ',,'],
    ['JOBS', 'yes'],
    ['API_REQUESTS_PER_MINUTE', '1.5'],
    ['SAMPLE_PASSWORD', 'short'],
    ['NODE_ENV', 'prod'],
    ['VINLORE_MODE', 'Production'],
    ['GOOGLE_CLIENT_ID', ','],
    ['GOOGLE_KEYS_URL', 'http://www.googleapis.com/oauth2/v3/certs'],
  ])('a mistake stops the start and names the variable: %s=%s', (name, value) => {
    let caught: unknown;
    try {
      readConfig({ [name]: value });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(ConfigError);
    expect((caught as ConfigError).variable).toBe(name);
    expect((caught as ConfigError).message).toBe(`${name} ${VARIABLES[name as keyof typeof VARIABLES].takes}`);
  });
});

describe('variables read from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (text: string) => {
    const file = join(folder, 'secret');
    writeFileSync(file, text);
    return file;
  };
  const failing = (env: Record<string, string>) => {
    try {
      readConfig(env);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };

  it('takes a value from the file that NAME_FILE names, without the line break that editors add', () => {
    const file = fileWith('postgres://vinlore:secret@db/vinlore\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://vinlore:secret@db/vinlore');
  });

  it('refuses a file that can’t be read, and never quotes what is in one', () => {
    expect(failing({ SMTP_URL_FILE: join(folder, 'missing') })).toBe('SMTP_URL_FILE takes a file that can be read');
    expect(failing({ SMTP_URL_FILE: fileWith('hunter2') })).not.toContain('hunter2');
  });

  it('refuses a value and a file for the same variable', () => {
    expect(failing({ PORT: '80', PORT_FILE: fileWith('81') })).toBe('PORT_FILE can’t be set together with PORT');
  });

  it('treats an empty file like an empty variable', () => {
    expect(readConfig({ PORT_FILE: fileWith('\n') }).PORT).toBe(3000);
  });
});
