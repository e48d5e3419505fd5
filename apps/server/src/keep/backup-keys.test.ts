import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys, newCookieKey, readConfig, readKeyFile } from '@vinlore/server-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysToBackUp, restoreKeys } from './backup-keys.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vinlore-keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const configIn = (name: string, env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, name), ...env });
const fileIn = (name: string) => readFileSync(join(folder, name, 'keys.json'), 'utf8');

describe('keys of a backup', () => {
  it('become the keys of a machine that has none', () => {
    const text = keysToBackUp(configIn('old'));
    expect(restoreKeys(configIn('new'), text, false)).toBe('written');
    expect(fileIn('new')).toBe(fileIn('old'));
    expect(restoreKeys(configIn('new'), text, false)).toBe('known');
  });

  it('never replace keys, and are added behind them when asked', () => {
    const text = keysToBackUp(configIn('old'));
    const mine = readKeyFile(join(folder, 'new'));
    expect(restoreKeys(configIn('new'), text, false)).toBe('differ');
    expect(readKeyFile(join(folder, 'new'))).toEqual(mine);
    expect(restoreKeys(configIn('new'), text, true)).toBe('added');
    const [old, joined] = [readKeyFile(join(folder, 'old')), readKeyFile(join(folder, 'new'))];
    expect(joined.signing).toEqual([...mine.signing, ...old.signing]);
    expect(joined.secrets).toEqual([...mine.secrets, ...old.secrets]);
  });

  it('are those in use, also from the environment, where a restore changes nothing', () => {
    const { id, secret } = newCookieKey();
    const config = configIn('old', { COOKIE_KEYS: `${id}:${secret}` });
    const text = keysToBackUp(config);
    expect(JSON.parse(text)).toEqual(loadKeys(config.DATA_DIR, { cookies: [`${id}:${secret}`] }));
    const other = newCookieKey();
    const elsewhere = configIn('new', { COOKIE_KEYS: `${other.id}:${other.secret}` });
    expect(restoreKeys(elsewhere, text, true)).toBe('differ');
  });

  it('are refused if they are damaged, and a backup may have none', () => {
    expect(() => restoreKeys(configIn('new'), '{"signing":[]}', false)).toThrow(
      'The backup does not hold readable keys',
    );
    expect(restoreKeys(configIn('new'), undefined, true)).toBe('none');
  });
});
