import { type Brand, PlansSchema, plansAt, PriceChangesSchema } from '@vinlore/brand';
import { type BrandOverlay, Refusal } from '@vinlore/server-kit';
import * as v from 'valibot';

/** Stores staff's changes to brands in memory, and refuses invalid ones. */
export function overlayByHand(brands: readonly Brand[], clock: () => Date): BrandOverlay {
  const kept = new Map<string, { readonly value: unknown; readonly version: number }>();
  const fileOf = (key: string) => brands.find((brand) => brand.key === key)!;
  return {
    fileOf,
    read: (_, brand, key) => Promise.resolve(kept.get(`${brand} ${key}`) ?? null),
    change: (_, { brand, key, value }) => {
      const changes = v.parse(PriceChangesSchema, value);
      const sold = v.safeParse(PlansSchema, plansAt(fileOf(brand).plans, changes, clock()).plans);
      if (!sold.success) throw new Refusal(422, sold.issues[0].message);
      const before = kept.get(`${brand} ${key}`);
      const version = (before?.version ?? 0) + 1;
      kept.set(`${brand} ${key}`, { value: JSON.parse(JSON.stringify(value)) as unknown, version });
      return Promise.resolve({ before: { [key]: before?.value }, after: { [key]: value }, version, changed: true });
    },
  };
}
