import { defineModule } from '@vinlore/server-kit';
import { siteContract } from '@vinlore/site-domain';
import { changeBrandCall } from './calls/change-brand.ts';
import { changesCall } from './calls/changes.ts';
import { setGateCall } from './calls/set-gate.ts';
import { siteState } from './calls/site-state.ts';
import { siteServerMessages } from './messages/index.ts';
import { siteMigrations } from './migrations.ts';
import type { SitePorts } from './ports.ts';

/** How staff see and change their brand. */
export function createSiteModule(ports: SitePorts) {
  return defineModule({
    name: 'site',
    contract: siteContract,
    handlers: {
      siteBrand: (_input, { brand }) => siteState(ports, brand.key),
      siteChanges: changesCall(ports),
      changeSiteBrand: changeBrandCall(ports),
      setSiteGate: setGateCall(ports),
    },
    migrations: siteMigrations,
    messages: siteServerMessages,
  });
}
