import { createLogger, readConfig } from '@vinlore/server-kit';
import { openProduct, type OpenOptions, type Product } from '../product.ts';

/** Opens the product for a command and closes it again, whatever happens. */
export async function withProduct<T>(work: (product: Product) => Promise<T>, options: OpenOptions = {}): Promise<T> {
  const config = readConfig(process.env);
  const product = await openProduct(
    config,
    createLogger(process.env['LOG_LEVEL'] ? config.LOG_LEVEL : 'warn'),
    options,
  );
  // Standard error: what a command answers may be read by a program.
  if (product.closedTrial) process.stderr.write(`${product.closedTrial}\n`);
  try {
    return await work(product);
  } finally {
    await product.close();
  }
}
