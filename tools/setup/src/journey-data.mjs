import { createServer } from 'node:http';
import { plainEnvironment, runQuietly, tail } from './processes.mjs';
import { StepError } from './steps.mjs';
import { SERVER_CLI } from './workspace.mjs';

/**
 * Made-up star ratings for one sample vehicle, a 2018 Tesla Model 3 (docs/reference/sample-vehicles.md), in the columns
 * of NHTSA's `Safercar_data.csv` that are read.
 */
const RATINGS = [
  'MAKE,MODEL,MODEL_YR,BODY_STYLE,DRIVE_TRAIN,PRODUCTION_RELEASE,OVERALL_STARS,FRNT_DRIV_STARS,FRNT_PASS_STARS,OVERALL_FRNT_STARS,SIDE_DRIV_STARS,SIDE_PASS_STARS,OVERALL_SIDE_STARS,SIDE_POLE_STARS,COMB_FRNT_STAR,COMB_REAR_STAR,ROLLOVER_POSSIBILITY,ROLLOVER_STARS,FRNT_COLLISION_WARNING',
  'TESLA,MODEL 3,2018,4 DR,RWD,,5,5,4,5,5,5,5,5,5,5,.066,5,Standard',
  'TESLA,MODEL 3,2018,4 DR,AWD,,5,5,4,5,5,5,5,5,5,5,.066,5,Standard',
].join('\r\n');

/**
 * Fills a data folder like a server with network access would, from a mirror on this machine: with ratings, so that the
 * e2e tests have a model with published data. Everything else stays unloaded.
 *
 * @param {string} folder the `DATA_DIR` of the server that starts next
 * @throws {StepError} with the command's output
 */
export async function fillJourneyData(folder) {
  const mirror = createServer(({ url }, response) => {
    const isThere = url === '/ncap/Safercar_data.csv';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/csv' }).end(isThere ? RATINGS : '');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => mirror.once('listening', resolve));
  const address = mirror.address();
  const port = typeof address === 'object' ? address?.port : null;
  try {
    const env = {
      ...plainEnvironment(),
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      OPEN_DATA: 'manual',
      OPEN_DATA_MIRROR: `http://127.0.0.1:${port}`,
    };
    const { code, output } = await runQuietly(process.execPath, [SERVER_CLI, 'data', 'sync', 'ncap'], { env });
    if (code !== 0) throw new StepError(`Couldn’t load the e2e tests’ ratings. Output:\n\n${tail(output)}`);
  } finally {
    mirror.closeAllConnections();
    mirror.close();
  }
}
