import { type Config, createLogger, type Logger, readConfig } from '@vinlore/server-kit';
import { openProduct, type OpenOptions, type Product } from '../product.ts';

/** The configuration of a command, which logs only warnings unless LOG_LEVEL says otherwise. */
export function commandConfig(): Config {
  const config = readConfig(process.env);
  return process.env['LOG_LEVEL'] ? config : { ...config, LOG_LEVEL: 'warn' };
}

/**
 * Opens the product for a command and always closes it afterwards.
 *
 * @param log default: one on standard error
 */
export async function withProduct<T>(
  work: (product: Product) => Promise<T>,
  options: OpenOptions = {},
  log?: Logger,
): Promise<T> {
  const config = commandConfig();
  const product = await openProduct(config, log ?? createLogger(config.LOG_LEVEL), options);
  // To standard error, because a program may read the command's output.
  if (product.closedTrial) process.stderr.write(`${product.closedTrial}\n`);
  try {
    return await work(product);
  } finally {
    await product.close();
  }
}
