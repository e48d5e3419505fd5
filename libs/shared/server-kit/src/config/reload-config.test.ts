import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../logging.ts';
import { readConfig } from './config.ts';
import { followConfig, reloadConfig, valueFiles } from './reload-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'vinlore-reload-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);
const write = (name: string, text: string, changed = 0) => {
  writeFileSync(file(name), text);
  utimesSync(file(name), changed, changed);
};

const environment = {
  SMTP_URL_FILE: file('smtp'),
  STRIPE_WEBHOOK_SECRET_FILE: file('webhook'),
  STRIPE_SECRET_KEY: 'sk_test_aaaaaaaaaaaa',
  PORT: '3000',
};
beforeEach(() => {
  write('smtp', 'smtps://user:old@mail.example');
  write('webhook', 'whsec_oldoldold');
});
afterEach(() => vi.useRealTimers());

describe('reading changed values without a restart', () => {
  it('takes over passwords and secrets, and nothing else', () => {
    const config = readConfig(environment);
    write('smtp', 'smtps://user:new@mail.example\n');
    write('webhook', 'whsec_oldoldold,whsec_newnewnew');
    expect(reloadConfig(config, { ...environment, PORT: '4000' })).toEqual(['SMTP_URL', 'STRIPE_WEBHOOK_SECRET']);
    expect(config).toMatchObject({
      SMTP_URL: 'smtps://user:new@mail.example',
      STRIPE_WEBHOOK_SECRET: ['whsec_oldoldold', 'whsec_newnewnew'],
      PORT: 3000,
    });
  });

  it('keeps the old values if one is wrong', () => {
    const config = readConfig(environment);
    write('smtp', 'smtps://user:new@mail.example');
    write('webhook', 'not a secret');
    expect(() => reloadConfig(config, environment)).toThrow('STRIPE_WEBHOOK_SECRET');
    expect(config.SMTP_URL).toContain(':old@');
  });

  it('never switches a service on or off', () => {
    const config = readConfig({ ...environment, SMTP_URL_FILE: undefined });
    expect(reloadConfig(config, { ...environment, STRIPE_WEBHOOK_SECRET_FILE: undefined })).toEqual([]);
    expect(config.SMTP_URL).toBeNull();
    expect(config.STRIPE_WEBHOOK_SECRET).toEqual(['whsec_oldoldold']);
  });

  it('follows SIGHUP at once, and a changed file within seconds', () => {
    vi.useFakeTimers();
    const config = readConfig(environment);
    // Tests share a process, and listeners of others end it.
    const others = process.listeners('SIGHUP');
    const files = valueFiles(config, environment, createLogger('silent'));
    const changes = vi.fn();
    files.onChange(changes);
    const stop = followConfig(files);
    const [onHangUp, ...more] = process.listeners('SIGHUP').filter((each) => !others.includes(each));
    expect(more).toEqual([]);
    write('smtp', 'smtps://user:new@mail.example');
    onHangUp!('SIGHUP');
    expect(config.SMTP_URL).toContain(':new@');
    write('smtp', 'smtps://user:newer@mail.example', 1);
    vi.advanceTimersByTime(10_000);
    expect(config.SMTP_URL).toContain(':newer@');
    write('webhook', 'nonsense', 2);
    vi.advanceTimersByTime(10_000);
    expect(config.STRIPE_WEBHOOK_SECRET).toEqual(['whsec_oldoldold']);
    expect(changes).toHaveBeenCalledTimes(2);
    stop();
    expect(process.listeners('SIGHUP')).toEqual(others);
  });
});
