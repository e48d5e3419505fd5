/** Loads an address with autocannon as its argument says (JSON), and prints what came of it as JSON. */
// @ts-expect-error It brings no types.
import autocannon from 'autocannon';

/** Addresses that take turns; in a round of the bench hardly one comes back. */
const VISITORS = 20_000;

const { url, headers, visitors, connections, duration } = JSON.parse(process.argv[2] ?? '{}');
const addresses = Array.from({ length: VISITORS }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
const requests = visitors
  ? addresses.map((address) => ({ headers: { ...headers, 'x-forwarded-for': address } }))
  : [{ headers }];
const { requests: answered, non2xx, errors } = await autocannon({ url, connections, duration, requests });
process.stdout.write(JSON.stringify({ requests: { average: answered.average }, non2xx, errors }));
