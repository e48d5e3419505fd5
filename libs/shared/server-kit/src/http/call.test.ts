import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brandsByHost } from '@vinlore/brand';
import { endpoint, success } from '@vinlore/contract';
import { testBrand } from '@vinlore/testing-node';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { CallContext } from '../context.ts';
import { createLogger } from '../logging.ts';
import { defineModule } from '../server-module.ts';
import { createApi } from './api.ts';

/** Whether V8 stores an object's properties by hidden class, which it doesn't for an object with its own getter. */
function isPlain(object: object): boolean {
  setFlagsFromString('--allow-natives-syntax');
  try {
    return (runInNewContext('(object) => %HasFastProperties(object)') as (object: object) => boolean)(object);
  } finally {
    setFlagsFromString('--no-allow-natives-syntax');
  }
}

const contract = {
  seen: endpoint({
    name: 't.seen',
    summary: '',
    method: 'GET',
    path: '/api/seen',
    encoding: 'none',
    auth: 'none',
    request: v.strictObject({}),
    answers: { 200: success('', v.null()) },
  }),
};

it('gives handlers a context without getters on the object itself, which would keep the call in memory', async () => {
  let seen: CallContext | undefined;
  const remember = (_input: object, context: CallContext) => {
    seen = context;
    return null;
  };
  const api = await createApi({
    modules: [defineModule({ name: 't', contract, handlers: { seen: remember } })],
    brandOfHost: brandsByHost([testBrand({ key: 'open' })]),
    authenticator: {
      actorOfToken: async () => null,
      demandProof: async () => undefined,
      passedGate: () => false,
      xsrfMatches: () => false,
    },
    log: createLogger('silent'),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: [],
  });
  await api.request('http://open.localhost/api/seen', { headers: { host: 'open.localhost' } });
  expect(isPlain(seen!)).toBe(true);
  // The form that leaked, to prove that this test can fail.
  const literal = {
    get place() {
      return null;
    },
  };
  expect(isPlain(literal)).toBe(false);
});
