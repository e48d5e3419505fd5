import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where EPA's file lies on this machine: $VINLORE_DATA/fuel-economy, else the shared folder of the project's makers. */
const FILE = join(process.env['VINLORE_DATA'] ?? '/work/shared/data', 'fuel-economy', 'vehicles.csv.zip');

/** EPA's own file, or the reason why there is none: nothing of it goes into the project. */
export const epaFile = existsSync(FILE)
  ? { file: FILE, reason: null }
  : { file: null, reason: `${FILE} does not exist; set VINLORE_DATA to the folder that holds fuel-economy/` };
