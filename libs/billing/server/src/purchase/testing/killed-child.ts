/**
 * A process that sells, for the test that kills it. Takes purchases on a port, which it prints to standard output, and
 * does nothing else.
 */
import { connectTo } from '@vinlore/database';
import { createBuyingApi } from './buying-api.ts';
import { openShop } from './shop.ts';

const [, , connectionString = ''] = process.argv;
const { port } = await openShop(await createBuyingApi(connectTo(connectionString, () => {})));
process.stdout.write(`${port}\n`);
