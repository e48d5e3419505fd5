import { followConfig, readConfig, valueFiles } from '@vinlore/server-kit';
import { missWorkers } from './health/miss-workers.ts';
import { openProduct } from './product.ts';
import { serve } from './serve.ts';
import { announcement, openDataLine } from './start/announce.ts';
import { announcePresence, refuseTrialInProduction } from './start/presence.ts';
import { seedSamples } from './start/sample-accounts.ts';
import { stopWithWords } from './start/stop-with-words.ts';
import { startWarnings } from './start/warnings.ts';
import { openTelemetry } from './telemetry/telemetry.ts';

/** Starts the server and stops it cleanly on SIGTERM and Ctrl-C. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const telemetry = await openTelemetry(config, 'server');
  const { log } = telemetry;
  for (const warning of startWarnings(config)) log.warn(warning);
  let port = config.PORT;
  process.stdout.write('Preparing the database …');
  const started = performance.now();
  const files = valueFiles(config, process.env, log);
  const product = await openProduct(config, log, {
    port: () => port,
    syncsApart: true,
    onAsked: telemetry.asked,
    valueFiles: files,
  });
  process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  let leave: () => Promise<void> = () => Promise.resolve();
  try {
    if (product.closedTrial) process.stdout.write(`${product.closedTrial}\n`);
    await refuseTrialInProduction(product.database, product.mode);
    const worksJobs = () => config.JOBS === 'on' && !product.jobs.isStuck();
    leave = await announcePresence(product.database, { mode: product.mode, worksJobs }, log);
    const samples = product.mode === 'trial' ? await seedSamples(product) : null;
    if (config.JOBS === 'on') {
      await product.jobs.start();
      product.sealer.start();
      product.webhooks.start();
    }
    const atEase = config.JOBS === 'on' ? () => {} : missWorkers(product.database, log);
    const tellPort = (actual: number) => {
      port = actual;
    };
    const serving = await serve(product, tellPort, telemetry);
    const unfollow = followConfig(files);
    const stop = once(async (signal) => {
      log.info({ signal }, 'stopping after requests in progress finish');
      unfollow();
      atEase();
      await serving.stop();
      await leave();
      await product.close();
      await telemetry.stop();
      process.exit(0);
    });
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
    // Load open data once pages are served.
    const loading = config.JOBS === 'on' ? await product.openData.begin() : [];
    // Last: after this line, we may be stopped at any moment.
    process.stdout.write(
      announcement(serving, product.brands, product.origin, {
        samples,
        openData: openDataLine(product.openData, loading),
      }),
    );
  } catch (error) {
    await leave();
    await product.close();
    throw error;
  }
}

/** Pressing Ctrl-C twice stops it once. */
function once(work: (signal: string) => Promise<void>): (signal: string) => Promise<void> {
  let running: Promise<void> | undefined;
  return (signal) => (running ??= work(signal));
}

main().catch(stopWithWords);
