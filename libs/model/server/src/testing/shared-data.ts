import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Location of EPA's file on this machine: $VINLORE_DATA/fuel-economy, or the project's shared folder. */
const FILE = join(process.env['VINLORE_DATA'] ?? '/work/shared/data', 'fuel-economy', 'vehicles.csv.zip');

/** EPA's file, or the reason it's missing. It isn't part of the repository. */
export const epaFile = existsSync(FILE)
  ? { file: FILE, reason: null }
  : { file: null, reason: `${FILE} does not exist; set VINLORE_DATA to the folder that holds fuel-economy/` };
