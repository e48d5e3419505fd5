import type { Brand } from '@vinlore/brand';
import {
  mailTextOf,
  SITE_KEYS,
  type SiteField,
  type SitePlanned,
  type SiteState,
  type SiteValue,
  settingAt,
} from '@vinlore/site-domain';
import { BRAND_SETTINGS, type SiteDeps } from '../deps.ts';
import { keptKeys, standingsOf } from '../store/overlay-store.ts';
import { plansOf } from '../store/plan-store.ts';
import { nameIn, namesOf } from './names.ts';

const valueOf = (brand: Brand, key: string) => settingAt(brand, key) as SiteValue;

/** Returns all keys of a brand's desk with who changed them. */
export async function siteState(
  { database, live, gate, peopleOf, secondPerson, clock }: SiteDeps,
  brandKey: string,
): Promise<SiteState> {
  await live.refresh();
  const file = live.fileOf(brandKey);
  const now = live.brands.find(({ key }) => key === brandKey)!;
  const kept = await keptKeys(database, brandKey);
  const requests = await secondPerson.waiting(database, brandKey, BRAND_SETTINGS);
  // Email texts have their own page.
  const plans = (await plansOf(database, brandKey, clock())).filter(
    ({ changes }) => !changes.some(({ key }) => mailTextOf(key)),
  );
  const names = await namesOf(peopleOf, [
    ...plans.map(({ planned_by: by }) => by),
    ...kept.map(({ changedBy }) => changedBy),
    ...requests.map(({ askedBy }) => askedBy),
  ]);
  const waitingOf = new Map(
    requests.flatMap(({ askedBy, changes }) =>
      changes.map(({ name, after }) => [name, { value: after ?? '', by: nameIn(names, askedBy) }]),
    ),
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
      waiting: waitingOf.get(key) ?? null,
      ignored: ignoredOf.get(key) ?? null,
    };
  });
  return {
    version: (await standingsOf(database)).get(brandKey)?.version ?? 0,
    fields,
    planned: plans.map(({ id, at, planned_by: by, changes, ended }) => ({
      id,
      at: at.toISOString(),
      by: nameIn(names, by),
      values: Object.fromEntries(changes.map(({ key, value }) => [key, value])),
      // The query returns no other outcomes.
      ended: ended as SitePlanned['ended'],
    })),
    gate_email: await gate.emailOf(database, brandKey),
  };
}
