import { logoFault } from '@vinlore/brand';
import type { CallContext } from '@vinlore/server-kit';
import { isLegalPage, isLook, LOGO_KEY, type OverlayFault, settingAt, withValue } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import type { KeyChange } from '../key-change.ts';
import { logoProblem } from '../logo/logo-problem.ts';

type Text = CallContext['text'];

/** Legal pages that nobody could open: not published, or not in one of the brand's languages. */
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

/** A logo that nobody could see, with the colors that are changed beside it. */
async function logoFaults(
  { live }: Pick<SiteDeps, 'live'>,
  brand: string,
  changes: readonly KeyChange[],
  text: Text,
): Promise<OverlayFault[]> {
  const logo = changes.find(({ key, value }) => key === LOGO_KEY && value !== null)?.value;
  // What is no logo at all is told by the rules of its key; nothing of it is drawn.
  if (typeof logo !== 'string' || logoFault(logo) !== null) return [];
  const now = live.brands.find(({ key }) => key === brand)!;
  const looks = changes.filter(({ key, value }) => isLook(key) && value !== null);
  const problem = await logoProblem(
    logo,
    looks.reduce((next, { key, value }) => withValue(next, key, value), now),
  );
  return problem === null ? [] : [{ key: LOGO_KEY, why: text.t(`site.logo.${problem}`) }];
}

/** What is wrong with values and takes more than a look at them: at pages that are published, or at what a logo draws. */
export async function valueFaults(
  deps: Pick<SiteDeps, 'live' | 'hasPage'>,
  brand: string,
  changes: readonly KeyChange[],
  text: Text,
): Promise<OverlayFault[]> {
  return [...(await pageFaults(deps, brand, changes, text)), ...(await logoFaults(deps, brand, changes, text))];
}
