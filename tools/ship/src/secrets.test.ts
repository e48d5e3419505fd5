import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@vinlore/server-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSecrets } from './secrets.mjs';

describe('secrets of a new host', () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'vinlore-secrets-'));
    folder = join(parent, 'secrets');
  });
  afterEach(() => rmSync(parent, { recursive: true }));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('makes addresses that the server takes, with the passwords of the two roles', () => {
    writeSecrets(folder);
    const config = readConfig({
      DATABASE_URL_FILE: join(folder, 'database_url'),
      DATABASE_DIRECT_URL_FILE: join(folder, 'database_direct_url'),
      STRIPE_SECRET_KEY_FILE: join(folder, 'stripe_secret_key'),
    });
    expect(new URL(config.DATABASE_URL!).password).toBe(read('running_password'));
    expect(new URL(config.DATABASE_DIRECT_URL!).password).toBe(read('owner_password'));
    expect(config.STRIPE_SECRET_KEY).toBeNull();
    expect(read('pgbouncer_users')).toBe(`"vinlore" "${read('running_password')}"\n`);
  });

  it('keeps what is there, and builds on it', () => {
    writeSecrets(folder);
    const before = read('owner_password');
    rmSync(join(folder, 'database_direct_url'));
    expect(writeSecrets(folder)).toEqual(['database_direct_url']);
    expect(read('owner_password')).toBe(before);
    expect(read('database_direct_url')).toContain(before);
    expect(writeSecrets(folder)).toEqual([]);
  });

  it('never overwrites a value of the operator', () => {
    writeSecrets(folder);
    rmSync(join(folder, 'smtp_url'));
    writeFileSync(join(folder, 'smtp_url'), 'smtps://user:pass@mail.example');
    writeSecrets(folder);
    expect(read('smtp_url')).toBe('smtps://user:pass@mail.example');
  });

  it('lets only its owner into the folder, and uses no password twice', () => {
    writeSecrets(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const passwords = ['postgres_password', 'owner_password', 'running_password'].map(read);
    expect(new Set(passwords).size).toBe(3);
    expect(passwords.every((password) => /^[\w-]{32}$/.test(password))).toBe(true);
  });
});
