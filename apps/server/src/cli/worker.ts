import { createMetrics } from '@vinlore/server-kit';
import { adminAddress, openAdmin } from '../admin/open-admin.ts';
import { outboxOf } from '../admin/outbox.ts';
import { healthGauges } from '../health/health-gauges.ts';
import { withHelp } from './command.ts';
import { openDataGauges } from '../open-data/open-data-gauges.ts';
import { announcePresence, refuseTrialInProduction } from '../start/presence.ts';
import { withProduct } from './with-product.ts';

const USAGE = 'Usage: npm run worker     runs background jobs, for servers that run with JOBS=off\n';

/** `npm run worker`: runs background jobs in a separate process, for servers with JOBS=off. */
export const worker = withHelp(USAGE, () =>
  withProduct(async ({ jobs, sealer, log, database, mode, config, security, outside, vpicStanding, openData }) => {
    await refuseTrialInProduction(database, mode);
    const leave = await announcePresence(database, { mode, worksJobs: true }, log);
    let stopping = false;
    const admin = await openAdmin(adminAddress(config, null), {
      mode,
      process: 'worker',
      metrics: createMetrics(security, outside, [openDataGauges(openData), healthGauges(database)]).text,
      database: () =>
        database.ping().then(
          () => true,
          () => false,
        ),
      vpic: vpicStanding,
      working: () => !stopping,
      outbox: outboxOf(config, database),
      log,
    });
    await jobs.start();
    sealer.start();
    await openData.begin();
    process.stdout.write(
      `Vinlore worker ready\n${admin ? `  Admin            ${admin.address}  (/metrics, /healthz)\n` : ''}`,
    );
    const signal = await new Promise<string>((done) => {
      for (const each of ['SIGTERM', 'SIGINT']) process.once(each, done);
    });
    log.info({ signal }, 'stopping after running jobs finish');
    stopping = true;
    await leave();
    admin?.stop();
    return 0;
  }),
);
