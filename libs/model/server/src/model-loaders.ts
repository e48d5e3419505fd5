import type { Database } from '@vinlore/database';
import { epaLoader } from './epa/load-epa.ts';

/** What loads each source of models, by the names of the table of open data. */
export const modelLoaders = (database: Database) => ({ epa: epaLoader(database) });
