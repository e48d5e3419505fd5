import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { brandKeys } from '../product-files.mjs';
import { ROOT } from '@vinlore/setup';
import { canRender, CHART, mergeValues, readYaml, renderChart } from './render-chart.mjs';

const brandFiles = readdirSync(join(CHART, 'values'));
const valuesOf = (file: string): object => readYaml(`values/${file}`) as object;

describe('values of the chart', () => {
  const validate = new Ajv().compile(JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')) as object);
  const faults = (over: object) => {
    validate(mergeValues(readYaml('values.yaml'), over));
    return validate.errors ?? [];
  };

  it('has a file for each brand', () => {
    expect(brandFiles.sort()).toEqual(
      brandKeys(ROOT)
        .map((key) => `${key}.yaml`)
        .sort(),
    );
  });

  it.each(['values.yaml', ...brandFiles])('fits its schema: %s', (file) => {
    expect(faults(file === 'values.yaml' ? {} : valuesOf(file))).toEqual([]);
  });

  it.each([
    ['a public address without TLS', { publicUrl: 'http://vinlore.example' }],
    ['a digest that is cut off', { image: { digest: 'sha256:abc' } }],
    ['no host at all', { hosts: [] }],
    ['a misspelled key', { web: { replica: 3 } }],
    ['a variable in lower case', { env: { open_data: 'off' } }],
    ['a schedule of four fields', { backup: { schedule: '15 3 * *' } }],
  ])('refuses %s', (_name, over) => {
    expect(faults(over)).not.toEqual([]);
  });
});

interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Record<string, string> };
  readonly spec: Record<string, unknown>;
}

interface PodSpec {
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly automountServiceAccountToken: boolean;
  readonly containers: readonly {
    readonly args?: readonly string[];
    readonly env: readonly { readonly name: string; readonly value: string }[];
    readonly envFrom: readonly { readonly secretRef: { readonly name: string } }[];
    readonly securityContext: { readonly readOnlyRootFilesystem: boolean; readonly allowPrivilegeEscalation: boolean };
  }[];
}

/** The pods that an object starts, however deep its template lies. */
function podOf({ kind, spec }: KubernetesObject): PodSpec | undefined {
  const holder = kind === 'CronJob' ? (spec['jobTemplate'] as { spec: Record<string, unknown> }).spec : spec;
  return (holder['template'] as { spec: PodSpec } | undefined)?.spec;
}

describe.skipIf(!canRender())('the rendered chart', () => {
  const render = (values: object = {}) => renderChart('vinlore', values) as KubernetesObject[];
  const objects = render();
  const named = (kind: string, name: string) =>
    objects.find((object) => object.kind === kind && object.metadata.name === name)!;
  const secretsOf = (object: KubernetesObject) =>
    podOf(object)!.containers.flatMap(({ envFrom }) => envFrom.map(({ secretRef }) => secretRef.name));

  it.each(['no file', ...brandFiles])('fits Kubernetes’ own types: %s', async (file) => {
    for (const object of render(file === 'no file' ? {} : valuesOf(file))) {
      const models = (await import(`kubernetes-models/${object.apiVersion}`)) as Record<
        string,
        new (data: unknown) => { validate(): void }
      >;
      expect(() => new models[object.kind]!(object).validate()).not.toThrow();
    }
  });

  it('runs web and workers apart, each with a budget for disruptions, and migrations and backups as jobs', () => {
    expect(objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'CronJob vinlore-backup',
      'Deployment vinlore-web',
      'Deployment vinlore-worker',
      'HorizontalPodAutoscaler vinlore-web',
      'Ingress vinlore',
      'Job vinlore-migrate',
      'NetworkPolicy vinlore',
      'PodDisruptionBudget vinlore-web',
      'PodDisruptionBudget vinlore-worker',
      'Service vinlore',
    ]);
  });

  it('gives the owner’s password to migrations and backups only', () => {
    expect(secretsOf(named('Deployment', 'vinlore-web'))).toEqual(['vinlore']);
    expect(secretsOf(named('Deployment', 'vinlore-worker'))).toEqual(['vinlore']);
    expect(secretsOf(named('Job', 'vinlore-migrate'))).toEqual(['vinlore', 'vinlore-owner']);
    expect(secretsOf(named('CronJob', 'vinlore-backup'))).toEqual(['vinlore', 'vinlore-owner']);
  });

  it('runs every pod as an ordinary user on a read-only root, without a token for the cluster', () => {
    const pods = objects.flatMap((object) => podOf(object) ?? []);
    expect(pods).toHaveLength(4);
    for (const pod of pods) {
      expect(pod.securityContext.runAsNonRoot).toBe(true);
      expect(pod.automountServiceAccountToken).toBe(false);
      for (const { securityContext } of pod.containers)
        expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    }
  });

  it('migrates before the new pods start', () => {
    expect(named('Job', 'vinlore-migrate').metadata.annotations).toMatchObject({
      'helm.sh/hook': 'pre-install,pre-upgrade',
    });
  });

  it('keeps the brands’ releases apart by name and secrets', () => {
    const brand = renderChart('stickerhouse', valuesOf('stickerhouse.yaml')) as KubernetesObject[];
    const web = brand.find(({ metadata }) => metadata.name === 'stickerhouse-web')!;
    expect(secretsOf(web)).toEqual(['stickerhouse']);
  });
});
