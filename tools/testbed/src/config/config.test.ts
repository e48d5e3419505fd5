import { describe, expect, it } from 'vitest';
import { plannedPackages } from '../debian.mjs';
import { AWAY, databaseProxy, frontProxy } from './haproxy.mjs';
import { patroniConfig } from './patroni.mjs';
import { poolerConfig } from './pgbouncer.mjs';
import { productSettings } from './product.mjs';

describe('the configuration of the bed', () => {
  it('lets no primary acknowledge what no standby has', () => {
    const { bootstrap } = JSON.parse(patroniConfig({ name: 'n1', address: '127.0.0.1', folder: '/n1', bin: '/bin' }));
    expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
    const { ttl, loop_wait: loop, retry_timeout: retry } = bootstrap.dcs;
    // Else Patroni would lose its lease while it still tries.
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
  });

  it('cuts sessions on a node that is no longer the primary', () => {
    expect(databaseProxy()).toMatch(
      /listen primary\n.*\n.*OPTIONS \/primary\n(?:.*\n)*?.*on-marked-down shutdown-sessions/,
    );
  });

  it('answers in the API’s form, to be repeated, while no app server does', () => {
    const [head = '', body = ''] = AWAY.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 .*\r\n(?:.*\r\n)*retry-after: 1\r\n/);
    expect(JSON.parse(body)).toMatchObject({ status: false });
    for (const code of [502, 503, 504]) expect(frontProxy('/away')).toContain(`errorfile ${code} /away`);
  });

  it.each(['transaction', 'session'] as const)('the product uses a %s pool that exists', (pool) => {
    const { DATABASE_URL: url = '' } = productSettings({ dataDir: '/data', pool });
    const name = new URL(url).pathname.slice(1);
    expect(poolerConfig({ usersFile: '/users', folder: '/run' })).toContain(`\n${name} = `);
    expect(poolerConfig({ usersFile: '/users', folder: '/run' })).toMatch(
      new RegExp(`^${name} = .*pool_mode=${pool}`, 'm'),
    );
  });
});

describe('plannedPackages', () => {
  it('lists what would be installed, and never the C library', () => {
    const plan =
      'Inst patroni (3.0.2-1 Debian)\nInst libpq5 [15.1] (15.2 Debian)\nInst libc6 (2.36)\nConf patroni (3.0)\n';
    expect(plannedPackages(plan)).toEqual(['patroni', 'libpq5']);
  });
});
