import type { Command } from '../cli.ts';
import { withProduct } from './with-product.ts';

/** `npm run worker`: background jobs in a process of their own, for servers that run with JOBS=off. */
export const worker: Command = () =>
  withProduct(async ({ jobs, log }) => {
    await jobs.start();
    process.stdout.write('Vinlore worker ready\n');
    const signal = await new Promise<string>((done) => {
      for (const each of ['SIGTERM', 'SIGINT']) process.once(each, done);
    });
    log.info({ signal }, 'stopping: running jobs are finished first');
    return 0;
  });
