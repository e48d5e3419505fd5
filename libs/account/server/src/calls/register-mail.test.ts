import { brandsByHost } from '@vinlore/brand';
import { createJobs, jobsMigrations } from '@vinlore/jobs';
import { createMail, listOutbox, mailMigrations } from '@vinlore/mail';
import { createApi, createLogger, newCookieKey, textSealer, textSigner } from '@vinlore/server-kit';
import { createTestDatabase, NO_LIMITS, testBrand } from '@vinlore/testing-node';
import { expect, it, vi } from 'vitest';
import { createAccountModule } from '../account-module.ts';
import { testMigrations } from '../testing/migrations.ts';
import { Visitor } from '../testing/visitor.ts';

it('sends the registration email through the durable job and the outbox', { timeout: 30_000 }, async () => {
  const migrations = [jobsMigrations, mailMigrations, ...testMigrations];
  const database = await createTestDatabase({ migrations });
  const jobs = createJobs({ database, log: () => {} });
  const mail = createMail({ database, jobs, smtpUrl: null, log: () => {} });
  const signer = textSigner([newCookieKey()]);
  const { module, authenticator } = createAccountModule({
    database,
    signer,
    sealer: textSealer([newCookieKey()]),
    mail,
    originOf: (brand) => `http://${brand.domains[0]}:3000`,
  });
  const api = await createApi({
    modules: [module],
    authenticator,
    brandOfHost: brandsByHost([testBrand({ key: 'open', language: 'es' })]),
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  await jobs.start();

  const visitor = new Visitor(api, 'open.localhost', '198.51.100.1');
  const answer = await visitor.form('/api-cwa/register', { email: 'ana@example.com', pass: 'una lata de pintura' });
  expect(answer.status).toBe(200);
  await vi.waitFor(async () => expect(await listOutbox(database)).toHaveLength(1), { timeout: 20_000 });
  const [kept] = await listOutbox(database);
  expect(kept).toMatchObject({ recipient: 'ana@example.com', subject: 'Activa tu cuenta de Test Brand' });
  expect(kept!.text).toMatch(/http:\/\/open\.localhost:3000\/members\/confirm#token=[\w-]{43}$/m);

  await jobs.stop();
  await database.drop();
});
