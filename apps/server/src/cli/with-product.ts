import { createLogger, readConfig } from '@vinlore/server-kit';
import { openProduct, type OpenOptions, type Product } from '../product.ts';

/** Opens the product for a command and always closes it afterwards. */
export async function withProduct<T>(work: (product: Product) => Promise<T>, options: OpenOptions = {}): Promise<T> {
  const config = readConfig(process.env);
  const product = await openProduct(
    config,
    createLogger(process.env['LOG_LEVEL'] ? config.LOG_LEVEL : 'warn'),
    options,
  );
  // To standard error, because a program may read the command's output.
  if (product.closedTrial) process.stderr.write(`${product.closedTrial}\n`);
  try {
    return await work(product);
  } finally {
    await product.close();
  }
}
