import { defineSlice } from '@vinlore/server-kit';
import { siteServerMessages } from './messages/index.ts';
import { siteMigrations } from './migrations.ts';

/** How staff change their brand (issue 10). */
export function createSiteSlice() {
  return defineSlice({
    name: 'site',
    contract: {},
    handlers: {},
    migrations: siteMigrations,
    messages: siteServerMessages,
  });
}
