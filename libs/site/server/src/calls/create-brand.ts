import { recordAct } from '@vinlore/audit';
import { acrossBrands } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { renamed, type siteContract } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import { WrongValues } from '../live/change-brand.ts';
import { lastingPlans } from '../live/lasting-plans.ts';
import { makeBrand } from '../new-brand/make-brand.ts';

/** POST /api-cwa/staff/brand/new: creates the brand, its pages, and the caller's permissions, all or nothing. */
export function createBrandCall(deps: SiteDeps): Handler<typeof siteContract.createSiteBrand> {
  const { database, live, clock, speaks, copyContent, workAlsoAt } = deps;
  return async (asked, context) => {
    const { brand: here, actor, text } = context;
    const at = clock();
    if (!(await speaks(here, asked.language)))
      return refuse(422, text.t('site.wrongValue'), { faults: [{ key: 'language', why: text.t('site.noPagesIn') }] });
    try {
      const made = await database.transaction(async (tx) => {
        const plans = await lastingPlans(tx, live, here.key, at);
        const brand = await makeBrand(tx, live, { like: { ...here, plans }, asked, actor: actor.accountId, at });
        if (brand === null)
          return refuse(422, text.t('site.wrongValue'), { faults: [{ key: 'key', why: text.t('site.keyTaken') }] });
        const pages = await acrossBrands(() =>
          copyContent(tx, { from: here.key, to: brand.key, renamed: (json) => renamed(json, here, brand), at }),
        );
        await acrossBrands(() => workAlsoAt(tx, { from: here.key, accountId: actor.accountId, brand: brand.key }));
        await recordAct(tx, {
          ...staffAct(context),
          act: 'site.brand-made',
          subject: { kind: 'brand', id: brand.key },
          after: { name: brand.name, domain: asked.domain },
        });
        return { key: brand.key, domain: asked.domain, pages };
      });
      await live.refresh();
      return made;
    } catch (error) {
      if (error instanceof WrongValues) return refuse(422, text.t('site.wrongValue'), { faults: error.faults });
      throw error;
    }
  };
}
