import { tables } from '@vinlore/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { createDeletionBench, DAY, type DeletionBench, MIA, tokenIn } from './testing/deletion-bench.ts';

let bench: DeletionBench;
beforeEach(async () => {
  bench = await createDeletionBench();
});
afterEach(() => bench.end());

const inSpanish = () => {
  const visitor = bench.visitor();
  visitor.cookies.set('language', 'es');
  return visitor;
};
const newest = async (to: string) => (await bench.mailsTo(to))[0]!;

describe('a Spanish-speaking member of an English brand deletes their account in Spanish', () => {
  it('sends emails and links in the language of the request, and support’s in the brand’s', async () => {
    await bench.member();
    await inSpanish().json('/api/user/delete', { email: MIA.email, message: 'Vendí mi carro.' });
    await bench.work();
    const asks = await newest(MIA.email);
    expect(asks.subject).toBe('¿Quieres eliminar tu cuenta de Open House?');
    expect(asks.text).toContain('https://open.example/es/account-deletion/confirm#token=');
    expect((await newest('help@open.example')).text).toContain('asked us to delete');

    await inSpanish().json('/api/user/delete/confirm', { token: tokenIn(asks.text, 'token') });
    await bench.work();
    const closed = await newest(MIA.email);
    expect(closed.subject).toBe('Cerramos tu cuenta de Open House');
    expect(closed.text).toContain('https://open.example/es/account-deletion/undo#token=');
  });

  it('sends the receipt in the language stored with the account', async () => {
    const { id } = await bench.member();
    const accounts = tables<AccountTables>(bench.database);
    await accounts.updateTable('account').set({ language: 'es' }).where('id', '=', id).execute();
    const { token } = await bench.ask();
    await bench.close(token!);
    bench.pass(14 * DAY);
    await bench.run('account.erase', {});
    await bench.work();
    expect((await newest(MIA.email)).subject).toBe('Eliminamos tu cuenta de Open House');
  });
});
