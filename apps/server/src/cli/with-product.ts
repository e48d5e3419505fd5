import { type Config, createLogger, type Logger, readConfig, type ValueFiles, valueFiles } from '@vinlore/server-kit';
import { openProduct, type OpenOptions, type Product } from '../product.ts';

/** The configuration of a command, which logs only warnings unless LOG_LEVEL says otherwise. */
export function commandConfig(): Config {
  const config = readConfig(process.env);
  return process.env['LOG_LEVEL'] ? config : { ...config, LOG_LEVEL: 'warn' };
}

/**
 * Opens the product for a command and always closes it afterwards.
 *
 * @param work called with it, and with the files of its values, which nobody follows yet
 * @param log default: one on standard error
 */
export async function withProduct<T>(
  work: (product: Product, files: ValueFiles) => Promise<T>,
  options: OpenOptions = {},
  log?: Logger,
): Promise<T> {
  const config = commandConfig();
  const logger = log ?? createLogger(config.LOG_LEVEL);
  const files = valueFiles(config, process.env, logger);
  const product = await openProduct(config, logger, { ...options, valueFiles: files });
  // To standard error, because a program may read the command's output.
  if (product.closedTrial) process.stderr.write(`${product.closedTrial}\n`);
  try {
    return await work(product, files);
  } finally {
    await product.close();
  }
}
