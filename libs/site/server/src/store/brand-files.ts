import { type Brand, BrandSchema, colorFaults, explainIssue } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import * as v from 'valibot';
import type { SiteTables } from '../tables.ts';

/** A brand created at the desk; or, if it no longer passes the checks of a brand's files, the reason as a string. */
export type MadeBrand =
  | { readonly key: string; readonly brand: Brand }
  | { readonly key: string; readonly why: string };

/** Returns keys and files of brands created at the desk, oldest first. */
export async function madeBrands(source: Database | Tx): Promise<readonly MadeBrand[]> {
  const rows = await tables<SiteTables>(source)
    .selectFrom('site_brand_file')
    .select(['brand', 'file'])
    .orderBy('created_at')
    .orderBy('brand')
    .execute();
  return rows.map(({ brand: key, file }) => {
    const { issues, output } = v.safeParse(BrandSchema, file);
    if (issues) return { key, why: `field "${v.getDotPath(issues[0]) ?? '(root)'}": ${explainIssue(issues[0])}` };
    const [fault] = colorFaults(output);
    return fault ? { key, why: `field "${fault.field}": ${fault.message}` } : { key, brand: output };
  });
}

/** Stores a brand that has no folder. @returns false if its key is taken */
export async function keepMadeBrand(
  tx: Tx,
  { brand, at, actor }: { readonly brand: Brand; readonly at: Date; readonly actor: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables<SiteTables>(tx)
    .insertInto('site_brand_file')
    .values({ brand: brand.key, file: JSON.stringify(brand), created_at: at, created_by: actor })
    .onConflict((conflict) => conflict.column('brand').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
