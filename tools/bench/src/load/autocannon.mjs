/** Runs autocannon with the options in its argument (JSON) and prints the result as JSON. */
// @ts-expect-error It brings no types.
import autocannon from 'autocannon';

/** URLs in rotation; hardly any repeats within a round. */
const VISITORS = 20_000;

const { url, headers, visitors, connections, duration } = JSON.parse(process.argv[2] ?? '{}');
const addresses = Array.from({ length: VISITORS }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
const requests = visitors
  ? addresses.map((address) => ({ headers: { ...headers, 'x-forwarded-for': address } }))
  : [{ headers }];
const { requests: answered, non2xx, errors } = await autocannon({ url, connections, duration, requests });
process.stdout.write(JSON.stringify({ requests: { average: answered.average }, non2xx, errors }));
