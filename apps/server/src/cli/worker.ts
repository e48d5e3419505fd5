import { createMetrics, followConfig, type ValueFiles } from '@vinlore/server-kit';
import { adminAddress, openAdmin } from '../admin/open-admin.ts';
import { outboxOf } from '../admin/outbox.ts';
import { healthGauges } from '../health/health-gauges.ts';
import { answersOf, readReadiness } from '../health/readiness.ts';
import { withHelp } from './command.ts';
import { openDataGauges } from '../open-data/open-data-gauges.ts';
import { announcePresence, refuseTrialInProduction } from '../start/presence.ts';
import type { Product } from '../product.ts';
import { openTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { commandConfig, withProduct } from './with-product.ts';

const USAGE = 'Usage: npm run worker     runs background jobs, for servers that run with JOBS=off\n';

/** `npm run worker`: runs background jobs in a separate process, for servers with JOBS=off. */
export const worker = withHelp(USAGE, async () => {
  const telemetry = await openTelemetry(commandConfig(), 'worker');
  const code = await withProduct(
    (product, files) => work(product, files, telemetry),
    { onAsked: telemetry.asked },
    telemetry.log,
  );
  await telemetry.stop();
  // Whatever a collector didn't take in time still has timers, which would keep the process.
  return process.exit(code);
});

async function work(product: Product, files: ValueFiles, telemetry: Telemetry): Promise<number> {
  const { jobs, webhooks, sealer, log, database, mode, config, security, outside, vpicStanding, openData } = product;
  await refuseTrialInProduction(database, mode);
  const leave = await announcePresence(database, { mode, worksJobs: () => !jobs.isStuck() }, log);
  const metrics = createMetrics(security, outside, [openDataGauges(openData), healthGauges(database)]);
  jobs.onRun(metrics.ran);
  telemetry.send(metrics);
  let stopping = false;
  // A stuck worker fails its health check, so whoever runs it starts it again.
  const working = () => !stopping && !jobs.isStuck() && !webhooks.isStuck();
  const admin = await openAdmin(adminAddress(config, null), {
    mode,
    process: 'worker',
    metrics: metrics.text,
    readiness: () => readReadiness(database, working),
    database: answersOf(database),
    vpic: vpicStanding,
    working,
    outbox: outboxOf(config, database),
    log,
  });
  await jobs.start();
  sealer.start();
  webhooks.start();
  await openData.begin();
  process.stdout.write(
    `Vinlore worker ready\n${admin ? `  Admin            ${admin.address}  (/metrics, /healthz)\n` : ''}`,
  );
  const unfollow = followConfig(files);
  const signal = await new Promise<string>((done) => {
    for (const each of ['SIGTERM', 'SIGINT']) process.once(each, done);
  });
  log.info({ signal }, 'stopping after running jobs finish');
  stopping = true;
  unfollow();
  await leave();
  admin?.stop();
  return 0;
}
