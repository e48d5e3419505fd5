import type { Database } from '@vinlore/database';
import { epaLoader } from './epa/load-epa.ts';
import { ncapLoader } from './ncap/load-ncap.ts';
import { communicationsLoader } from './problems/load-communications.ts';
import { complaintsLoader } from './problems/load-complaints.ts';
import { investigationsLoader } from './problems/load-investigations.ts';

/** Loaders of the model sources, by their names in the open-data table. */
export const modelLoaders = (database: Database) => ({
  epa: epaLoader(database),
  ncap: ncapLoader(database),
  complaints: complaintsLoader(database),
  investigations: investigationsLoader(database),
  communications: communicationsLoader(database),
});
