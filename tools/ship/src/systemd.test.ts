import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const units = fileURLToPath(new URL('../systemd', import.meta.url));
const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('systemd units', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vinlore-units-'));
    cpSync(units, folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.skipIf(!canVerify).each(readdirSync(units))('systemd accepts %s', (unit) => {
    const instance = join(folder, unit.replace('@.', '@stickerhouse.'));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', instance], { encoding: 'utf8' });
    // Units of the machine itself may be incomplete in a container.
    const faults = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('vinlore'));
    expect(faults).toEqual([]);
  });

  it('shares one user and one folder among the units of a brand', () => {
    const services = readdirSync(units).filter((unit) => unit.endsWith('.service'));
    expect(services).toHaveLength(3);
    for (const unit of services) {
      const text = readFileSync(join(units, unit), 'utf8');
      expect(text).toMatch(/^User=vinlore-%i$/m);
      expect(text).toMatch(/^StateDirectory=vinlore\/%i\b/m);
    }
  });

  it('never shows the owner’s address of the database to a server or worker', () => {
    for (const unit of ['vinlore@.service', 'vinlore-worker@.service'])
      expect(readFileSync(join(units, unit), 'utf8')).not.toContain('DIRECT');
  });
});
