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

describe('a member of an English brand who reads Spanish leaves in Spanish', () => {
  it('the mails that a request causes speak its language and lead to pages in it; support’s stays the brand’s', async () => {
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

  it('the receipt, which a job sends, speaks the language that the account remembers', async () => {
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
