import { siteBrand } from './brand.ts';
import { changeSiteBrand } from './change-brand.ts';
import { siteChanges } from './changes.ts';
import { checkSiteDomain } from './check-domain.ts';
import { setSiteGate } from './set-gate.ts';

/** How staff see and change their brand. */
export const siteContract = { changeSiteBrand, checkSiteDomain, setSiteGate, siteBrand, siteChanges };
