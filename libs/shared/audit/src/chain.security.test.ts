import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, restore, tables } from '@vinlore/database';
import { createSigner } from '@vinlore/documents';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anchorIn,
  auditMigrations,
  type AuditTables,
  createSealer,
  exportTrail,
  recordAct,
  verifyChain,
  verifyExports,
} from './index.ts';

const newSigner = (id: string) => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return createSigner([{ id, privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') }]);
};
const signer = newSigner('k1');
const keys = signer.publicKeys;
const folder = mkdtempSync(join(tmpdir(), 'vinlore-chain-'));
const database = await createTestDatabase({ migrations: [auditMigrations] });
const others: TestDatabase[] = [];
afterAll(async () => {
  await Promise.all([database, ...others].map((each) => each.drop()));
  rmSync(folder, { recursive: true });
});

let runs = 0;
const clock = () => new Date('2026-11-22T10:00:00Z');
const logged: string[] = [];

function openTrail(at: TestDatabase = database) {
  const anchor = anchorIn(join(folder, `anchor-${(runs += 1)}.json`));
  const sealer = createSealer({ database: at, signer, anchor, clock, log: ({ msg }) => logged.push(msg) });
  return { anchor, sealer, verify: () => verifyChain({ database: at, keys, anchor }) };
}

async function act(id: string, at: TestDatabase = database) {
  await at.transaction((tx) =>
    recordAct(tx, {
      brand: 'vinlore',
      actor: null,
      act: 'credit.given',
      subject: { kind: 'account', id },
      detail: { n: 1.5, why: 'José “Ñ” \u2028' },
      before: { a: 1, b: null },
      after: { a: 2 },
    }),
  );
}

/** An attacker with full control of the database: anything goes, guards disabled. */
async function asRuler(...statements: string[]) {
  await database.asOwner((db) =>
    db.transaction().execute(async (tx) => {
      const guarded = ['audit_entry', 'audit_link', 'audit_seal'];
      for (const name of guarded) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      for (const name of guarded) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
    }),
  );
}

/** Ten entries in two sealed batches. */
async function tenSealed() {
  const trail = openTrail();
  for (let n = 1; n <= 5; n += 1) await act(String(n));
  await trail.sealer.seal();
  for (let n = 6; n <= 10; n += 1) await act(String(n));
  await trail.sealer.seal();
  return trail;
}

const idAt = async (position: number) => {
  const link = await tables<AuditTables>(database)
    .selectFrom('audit_link')
    .select('entry_id')
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  return String(link.entry_id);
};

beforeEach(async () => {
  logged.length = 0;
  await asRuler('truncate audit_entry, audit_link, audit_seal, audit_unsealed');
});

describe('security: the audit log is a hash chain, sealed by a key that is not in the database', () => {
  it('verifies an untouched trail and counts entries that are not linked yet', async () => {
    const { verify } = await tenSealed();
    await act('11');
    expect(await verify()).toMatchObject({ verified: 10, waiting: 1, fault: null });
  });

  it('links every entry before a shutdown completes', async () => {
    const { sealer, verify } = openTrail();
    await Promise.all(Array.from({ length: 20 }, (_, n) => act(String(n))));
    await sealer.stop();
    expect(await verify()).toMatchObject({ verified: 20, waiting: 0, fault: null });
  });

  it('links an entry that commits after one with a higher id', async () => {
    const { sealer, verify } = openTrail();
    await database.transaction(async (tx) => {
      await recordAct(tx, { brand: 'a', actor: null, act: 'account.changed', subject: { kind: 'x', id: 'slow' } });
      await act('quick');
      expect(await sealer.seal()).toBe(1);
    });
    expect(await sealer.seal()).toBe(1);
    expect(await verify()).toMatchObject({ verified: 2, waiting: 0, fault: null });
  });

  it('builds a single chain when several processes seal concurrently', async () => {
    const sealers = [openTrail(), openTrail(), openTrail()];
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await act(String(n));
        await sealers[n % 3]!.sealer.seal();
      }),
    );
    await sealers[0]!.sealer.stop();
    for (const { verify } of sealers) expect(await verify()).toMatchObject({ verified: 30, waiting: 0, fault: null });
  });

  it.each([
    ['changes the act', "update audit_entry set act = 'credit.taken' where id = $id"],
    ['changes a detail', `update audit_entry set detail = '{"n": 1.50000000000000000001}' where id = $id`],
    ['changes the actor', "update audit_entry set actor = '00000000-0000-0000-0000-000000000001' where id = $id"],
    ['moves the moment by a microsecond', "update audit_entry set at = at + interval '1 microsecond' where id = $id"],
    ['gives it to another brand', "update audit_entry set brand = 'other' where id = $id"],
    ['takes away what was before', 'update audit_entry set before = null where id = $id'],
  ])('names the first entry that was changed: somebody %s', async (_what, statement) => {
    const { verify } = await tenSealed();
    const id = await idAt(3);
    await asRuler(statement.replaceAll('$id', id));
    const { fault, verified } = await verify();
    expect(fault).toContain(`Entry ${id} (link 3`);
    expect(verified).toBe(2);
  });

  it('names an entry deleted from the middle, with or without its link', async () => {
    const { verify } = await tenSealed();
    const id = await idAt(4);
    await asRuler(`delete from audit_entry where id = ${id}`);
    expect((await verify()).fault).toBe(`Entry ${id} (link 4) was deleted.`);
    await asRuler(`delete from audit_link where entry_id = ${id}`);
    expect((await verify()).fault).toContain('Links 4 to 4 are missing');
  });

  it('detects truncation, whatever else was deleted with it', async () => {
    const { verify } = await tenSealed();
    await asRuler(`delete from audit_entry where id > ${await idAt(5)}`, 'delete from audit_link where position > 5');
    expect((await verify()).fault).toBe('The chain ends at link 5, but link 10 was sealed: what followed was deleted.');
    await asRuler('delete from audit_seal where position > 5');
    expect((await verify()).fault).toContain('link 10 was sealed: what followed was deleted');
  });

  it('detects that the whole trail was deleted', async () => {
    const { verify } = await tenSealed();
    await asRuler('truncate audit_entry, audit_link, audit_seal, audit_unsealed');
    expect((await verify()).fault).toContain('The chain ends at link 0, but link 10 was sealed');
  });

  it('names an entry that was inserted from outside the product', async () => {
    const { verify } = await tenSealed();
    await asRuler("insert into audit_entry (brand, act, subject_kind, subject_id) values ('vinlore', 'a.b', 'x', 'y')");
    expect((await verify()).fault).toMatch(/^Entry \d+ is not in the chain: it was put in past the product/);
  });

  it('names an entry that was inserted through the product with a backdated timestamp', async () => {
    const { sealer, verify } = await tenSealed();
    await sql`insert into audit_entry (at, brand, act, subject_kind, subject_id)
      values (now() - interval '3 days', 'vinlore', 'a.b', 'x', 'y')`.execute(database.kysely);
    await sealer.seal();
    expect((await verify()).fault).toMatch(/it was put in later/);
  });

  it('detects reordered entries', async () => {
    const { verify } = await tenSealed();
    const [a, b] = [await idAt(2), await idAt(7)];
    await asRuler(
      `update audit_link set entry_id = -1 where entry_id = ${a}`,
      `update audit_link set entry_id = ${a} where entry_id = ${b}`,
      `update audit_link set entry_id = ${b} where entry_id = -1`,
    );
    expect((await verify()).fault).toContain(`Entry ${b} (link 2`);
  });

  it('detects a chain that was recomputed after a change: it lacks our seal', async () => {
    const { verify } = await tenSealed();
    await asRuler(
      `update audit_entry set act = 'credit.taken' where id = ${await idAt(3)}`,
      'delete from audit_link',
      'delete from audit_seal',
      'insert into audit_unsealed select id from audit_entry',
    );
    const forger = createSealer({
      database,
      signer: newSigner('k1'),
      anchor: anchorIn(join(folder, 'forged.json')),
      clock,
      log: () => {},
    });
    await forger.seal();
    expect((await verify()).fault).toContain('The seal of link 10 is not ours');
    await asRuler('delete from audit_seal');
    expect((await verify()).fault).toBe('Links 1 to 10 have no seal: they were put in.');
  });

  it('names an entry that was deleted in the second before it was sealed', async () => {
    const { sealer, verify } = await tenSealed();
    await act('11');
    await asRuler("delete from audit_entry where subject_id = '11'");
    await sealer.seal();
    expect((await verify()).fault).toMatch(/^Entry \d+ was deleted before it was sealed/);
  });

  it('tolerates an unlinked entry for one minute only', async () => {
    const { verify } = await tenSealed();
    await sql`insert into audit_entry (at, brand, act, subject_kind, subject_id)
      values (now() - interval '61 seconds', 'vinlore', 'a.b', 'x', 'y')`.execute(database.kysely);
    expect((await verify()).fault).toContain('has waited for its seal for more than 60 s');
  });

  it('judges a restored copy as of the moment that it is from', async () => {
    const { verify } = await tenSealed();
    await sql`insert into audit_entry (at, brand, act, subject_kind, subject_id)
      values ('2026-11-22T10:00:00Z', 'vinlore', 'a.b', 'x', 'y')`.execute(database.kysely);
    const verifyAsOf = (at: string) => verifyChain({ database, keys, anchor: null, asOf: new Date(at) });
    expect(await verifyAsOf('2026-11-22T10:00:59Z')).toMatchObject({ verified: 10, waiting: 1, fault: null });
    expect((await verifyAsOf('2026-11-22T10:01:01Z')).fault).toContain('has waited for its seal for more than 60 s');
    expect((await verify()).fault, 'as of now').toContain('has waited for its seal');
  });

  it('logs once that the chain lost entries this machine sealed, and keeps the evidence', async () => {
    const { sealer, anchor } = await tenSealed();
    await asRuler('truncate audit_entry, audit_link, audit_seal, audit_unsealed');
    for (const id of ['a', 'b']) {
      await act(id);
      await sealer.seal();
    }
    expect(logged).toEqual([expect.stringContaining('no longer contains what this machine has sealed')]);
    expect(await anchor.read()).toMatchObject({ position: 10 });
  });

  it.each(['audit_link', 'audit_seal'])('does not let %s be changed with its guard in place', async (name) => {
    await tenSealed();
    await expect(sql`delete from ${sql.table(name)}`.execute(database.kysely)).rejects.toThrow();
    await expect(sql`update ${sql.table(name)} set position = 0`.execute(database.kysely)).rejects.toThrow();
  });

  it('stays valid through backup and restore, and continues afterwards', async () => {
    await tenSealed();
    const file = join(folder, 'backup.gz');
    await backup(database, file);
    const other = await createTestDatabase({ migrations: [auditMigrations] });
    others.push(other);
    await restore(other, file, { slices: [auditMigrations], force: true });
    const { sealer, verify } = openTrail(other);
    await act('after', other);
    await sealer.stop();
    expect(await verify()).toMatchObject({ verified: 11, waiting: 0, fault: null });
  });

  it('adopts the entries of a trail that is older than the chain', async () => {
    const before = { ...auditMigrations, migrations: auditMigrations.migrations.slice(0, 4) };
    const old = await createTestDatabase({ migrations: [before] });
    others.push(old);
    for (const id of ['a', 'b', 'c']) await act(id, old);
    const file = join(folder, 'old.gz');
    await backup(old, file);
    await restore(old, file, { slices: [auditMigrations], force: true });
    const { sealer, verify } = openTrail(old);
    expect(await sealer.seal()).toBe(3);
    expect(await verify()).toMatchObject({ verified: 3, waiting: 0, fault: null });
  });
});

describe('security: an export of the trail can be verified without the database', () => {
  const first = join(folder, 'first.ndjson');
  const second = join(folder, 'second.ndjson');

  async function twoExports() {
    const trail = await tenSealed();
    const { position } = await exportTrail(database, first);
    await act('11');
    await trail.sealer.seal();
    await exportTrail(database, second, position);
    return trail;
  }

  it('verifies a single file, and several consecutive ones', async () => {
    await twoExports();
    expect(await verifyExports([first], keys)).toMatchObject({ verified: 10, fault: null });
    expect(await verifyExports([first, second], keys)).toMatchObject({ verified: 11, fault: null });
    expect((await verifyExports([second, first], keys)).fault).toContain('the file before ends with link 11');
  });

  const lines = () => readFileSync(first, 'utf8').trimEnd().split('\n');
  it.each<[string, (all: string[]) => string[], string]>([
    ['an edited line', (all) => all.with(3, all[3]!.replace('credit.given', 'credit.taken')), 'was changed'],
    ['a line that is missing', (all) => all.toSpliced(4, 1), 'missing'],
    ['lines in another order', (all) => all.with(2, all[3]!).with(3, all[2]!), 'missing'],
    ['a missing end', (all) => all.slice(0, -1), 'cut off'],
    ['entries missing at the end', (all) => all.toSpliced(-2, 1), 'its seal is of link 10'],
    ['something after its end', (all) => [...all, '{}'], 'follows'],
    ['a line twice', (all) => all.toSpliced(3, 0, all[3]!), 'was changed'],
  ])('names %s', async (_what, change, fault) => {
    await twoExports();
    const changed = join(folder, 'changed.ndjson');
    writeFileSync(changed, `${change(lines()).join('\n')}\n`);
    expect((await verifyExports([changed], keys)).fault).toContain(fault);
  });

  it('rejects one sealed by another key', async () => {
    await twoExports();
    expect((await verifyExports([first], newSigner('k1').publicKeys)).fault).toContain('is not ours');
  });

  it('shows that a database lost exported entries, even on a machine that has never seen it', async () => {
    await twoExports();
    const { seal } = await verifyExports([first, second], keys);
    await asRuler('truncate audit_entry, audit_link, audit_seal, audit_unsealed');
    expect(await verifyChain({ database, keys, anchor: null, seen: [seal!] })).toMatchObject({
      fault: 'The chain ends at link 0, but link 11 was sealed: what followed was deleted.',
    });
  });
});
