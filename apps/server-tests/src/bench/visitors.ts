import { randomUUID } from 'node:crypto';
import { createAccount } from '@vinlore/account-server';
import { createLogger, readConfig } from '@vinlore/server-kit';
import { openProduct } from '@vinlore/server/product';
import { createProductApi } from '@vinlore/server/product-api';

const PASSWORD = 'nine green bottles';

/** An account of a benchmark. */
export interface Visitor {
  readonly accountId: string;
  readonly token: string;
}

/** The product in this process, over a folder, and visitors of its first brand. */
export async function openBench(settings: Readonly<Record<string, string>>) {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    API_REQUESTS_PER_MINUTE: '0',
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  });
  const product = await openProduct(config, createLogger('silent'));
  const api = await createProductApi(product);
  const [brand] = product.brands;
  const host = brand!.domains[0]!;

  /**
   * Calls a route from a fresh IP address, because rate limits are per visitor.
   *
   * @param input form fields, or JSON as text
   */
  const post = async <Data>(
    path: string,
    input: Readonly<Record<string, string>> | string,
    token?: string,
  ): Promise<Data> => {
    const isJson = typeof input === 'string';
    const from = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
    const answer = await api.request(
      `http://${host}${path}`,
      {
        method: 'POST',
        body: isJson ? input : new URLSearchParams(input).toString(),
        headers: {
          host,
          'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          'x-forwarded-for': from,
          ...(token !== undefined && { bearer: token }),
        },
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };

  return {
    product,
    brand: brand!,
    post,
    /** Creates accounts and signs them in. */
    visitors: async (count: number): Promise<Visitor[]> => {
      const made: Visitor[] = [];
      while (made.length < count) {
        const email = `${randomUUID()}@example.com`;
        const accountId = await createAccount(product.database, { brand: brand!.key, email, password: PASSWORD });
        const { token } = await post<{ token: string }>('/api-cwa/login', { email, pass: PASSWORD });
        made.push({ accountId, token });
      }
      return made;
    },
  };
}
