import { logoFault } from '@vinlore/brand';
import type { CallContext } from '@vinlore/server-kit';
import { isLegalPage, isLook, LOGO_KEY, type OverlayFault, settingAt, withValue } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import type { KeyChange } from '../key-change.ts';
import { logoProblem } from '../logo/logo-problem.ts';

type Text = CallContext['text'];

/** Returns legal pages that aren't published in every language of the brand. */
async function pageFaults(
  { live, hasPage }: Pick<SiteDeps, 'live' | 'hasPage'>,
  brand: string,
  changes: readonly KeyChange[],
  text: Text,
): Promise<OverlayFault[]> {
  const file = live.fileOf(brand);
  const now = live.brands.find(({ key }) => key === brand)!;
  const paths = changes
    .filter(({ key }) => isLegalPage(key))
    .map(({ key, value }) => ({ key, path: String(value ?? settingAt(file, key)) }));
  const why = text.t('site.noSuchPage');
  const missing = await Promise.all(
    paths.map(async ({ key, path }) => ((await hasPage(now, path)) ? [] : [{ key, why }])),
  );
  return missing.flat();
}

/** Returns a logo that would be invisible with the changed colors. */
async function logoFaults(
  { live }: Pick<SiteDeps, 'live'>,
  brand: string,
  changes: readonly KeyChange[],
  text: Text,
): Promise<OverlayFault[]> {
  const logo = changes.find(({ key, value }) => key === LOGO_KEY && value !== null)?.value;
  // An invalid logo is reported by its key's own rules, and isn't rendered.
  if (typeof logo !== 'string' || logoFault(logo) !== null) return [];
  const now = live.brands.find(({ key }) => key === brand)!;
  const looks = changes.filter(({ key, value }) => isLook(key) && value !== null);
  const problem = await logoProblem(
    logo,
    looks.reduce((next, { key, value }) => withValue(next, key, value), now),
  );
  return problem === null ? [] : [{ key: LOGO_KEY, why: text.t(`site.logo.${problem}`) }];
}

/** Returns the errors that need more than the value itself: published pages, and rendered logos. */
export async function valueFaults(
  deps: Pick<SiteDeps, 'live' | 'hasPage'>,
  brand: string,
  changes: readonly KeyChange[],
  text: Text,
): Promise<OverlayFault[]> {
  return [...(await pageFaults(deps, brand, changes, text)), ...(await logoFaults(deps, brand, changes, text))];
}
