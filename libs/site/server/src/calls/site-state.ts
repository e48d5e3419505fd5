import type { Brand } from '@vinlore/brand';
import { SITE_KEYS, type SiteField, type SiteState, type SiteValue, valueAt } from '@vinlore/site-domain';
import type { SitePorts } from '../ports.ts';
import { keptKeys, versionsOf } from '../store/overlay-store.ts';
import { nameIn, namesOf } from './names.ts';

const valueOf = (brand: Brand, key: string) => valueAt(brand, key) as SiteValue;

/** All keys of a brand's desk as they are now, with who changed them. */
export async function siteState(
  { database, live, gate, peopleOf }: Pick<SitePorts, 'database' | 'live' | 'gate' | 'peopleOf'>,
  brandKey: string,
): Promise<SiteState> {
  await live.refresh();
  const file = live.fileOf(brandKey);
  const now = live.brands.find(({ key }) => key === brandKey)!;
  const kept = await keptKeys(database, brandKey);
  const names = await namesOf(
    peopleOf,
    kept.map(({ changedBy }) => changedBy),
  );
  const keptOf = new Map(kept.map((each) => [each.key, each]));
  const ignoredOf = new Map(live.ignoredOf(brandKey).map(({ key, why }) => [key, why]));
  const fields = SITE_KEYS.map((key): SiteField => {
    const own = keptOf.get(key);
    return {
      key,
      value: valueOf(now, key),
      file: valueOf(file, key),
      own: own?.value === undefined ? null : (own.value as SiteValue),
      version: own?.version ?? 0,
      changed: own ? { at: own.changedAt.toISOString(), by: nameIn(names, own.changedBy) } : null,
      ignored: ignoredOf.get(key) ?? null,
    };
  });
  return {
    version: (await versionsOf(database)).get(brandKey) ?? 0,
    fields,
    gate_email: await gate.emailOf(database, brandKey),
  };
}
