import { SessionSchema, stepAt, totpCode } from '@vinlore/account-domain';
import type { AuditTables } from '@vinlore/audit';
import type { Permission } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import {
  type ApprovalRequest,
  type CarryOut,
  carryOutCall,
  createLogger,
  type SecondPerson,
  type TextSealer,
} from '@vinlore/server-kit';
import * as v from 'valibot';
import { type AccountToCreate, createAccount } from '../../accounts/administration.ts';
import { samePerson, staffActor } from '../../accounts/persons.ts';
import { createPasskeyModule } from '../../passkeys/passkey-module.ts';
import { SoftwareAuthenticator } from '../../passkeys/testing/software-authenticator.ts';
import { argon2At } from '../../passwords/hasher.ts';
import { BRANDS, createBench } from '../../testing/bench.ts';
import type { Answered, Visitor } from '../../testing/visitor.ts';
import type { AccountTables } from '../../tables.ts';
import { createStaffAccounts, type StaffAccounts } from '../desk-modules.ts';

/** The key of every authenticator of the bench. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const PASSWORD = 'seven red apples';

const cheap = argon2At({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const SetupSchema = v.object({ setup: v.string(), secret: v.string(), recovery_codes: v.array(v.string()) });

/** Somebody at a desk, with a browser and a device that keeps passkeys. */
export class StaffPerson {
  /** The token that their calls carry. */
  token = '';
  readonly device: SoftwareAuthenticator;

  constructor(
    readonly visitor: Visitor,
    readonly email: string,
    private readonly clock: () => Date,
  ) {
    this.device = new SoftwareAuthenticator(`https://${visitor.host}`);
  }

  async login(password = PASSWORD): Promise<Answered> {
    return this.keep(await this.visitor.login(this.email, password));
  }

  /** Takes the session of an answer, if it is one. */
  keep(answer: Answered): Answered {
    if (v.is(SessionSchema, answer.data)) this.token = answer.data.token;
    return answer;
  }

  post(path: string, body: object = {}): Promise<Answered> {
    return this.#renewing((bearer) => this.visitor.json(`/api-cwa/staff/${path}`, body, { bearer }));
  }

  get(path: string): Promise<Answered> {
    return this.#renewing((bearer) => this.visitor.read(`/api-cwa/staff/${path}`, { bearer }));
  }

  /** Calls as the client does: a token that was refused is renewed by the cookie, and the call made once more. */
  async #renewing(call: (token: string) => Promise<Answered>): Promise<Answered> {
    const answer = await call(this.token);
    if (answer.status !== 401) return answer;
    const headers = { 'x-xsrf-token': this.visitor.cookies.get('desk_XSRF-TOKEN') ?? '' };
    const renewed = await this.visitor.post('/api-cwa/staff/session?passive=1', headers);
    if (!v.is(SessionSchema, renewed.data)) return answer;
    this.keep(renewed);
    return call(this.token);
  }

  /**
   * Begins a hand-over from another brand's desk in this browser.
   *
   * @returns what the other desk is told of it
   */
  async begin(from: string): Promise<{ readonly status: number; readonly challenge: string }> {
    const { status, data } = await this.post('begin-arrival', { from });
    const address = (data as { address?: string } | undefined)?.address ?? '';
    return { status, challenge: /&challenge=([\w-]{43})$/.exec(address)?.[1] ?? '' };
  }

  /** How the desk says that their second factor stands. */
  async factor(): Promise<string> {
    return ((await this.get('me')).data as { factor: string }).factor;
  }

  /** The code that an authenticator with the bench's key shows, some steps from now. */
  code(steps = 0, secret = SECRET): string {
    return totpCode(secret, stepAt(this.clock()) + steps);
  }

  async give(code: string): Promise<Answered> {
    return this.keep(await this.post('second-factor/give', { code }));
  }

  /** Sets up an authenticator. @returns its secret and the recovery codes */
  async setUp() {
    const begun = v.parse(SetupSchema, (await this.post('second-factor/start')).data);
    const code = this.code(0, begun.secret);
    return { ...begun, answer: this.keep(await this.post('second-factor/confirm', { setup: begun.setup, code })) };
  }
}

/** The bench of accounts with passkeys and staff accounts beside it. */
export async function createDeskBench() {
  const asked: ApprovalRequest[] = [];
  const secondPerson: SecondPerson = {
    ask: async (_tx, request) => String(asked.push(request)),
    standing: () => Promise.resolve(new Map()),
    waiting: () => Promise.resolve([]),
    isOwn: samePerson,
    countGiven: () => Promise.resolve(true),
  };
  let staff: StaffAccounts | undefined;
  let sealer: TextSealer | undefined;
  const bench = await createBench({
    askSecond: (request) => Promise.resolve({ id: String(asked.push(request)), alone: false }),
    more: (deps) => {
      sealer = deps.sealer;
      staff = createStaffAccounts({ ...deps, brands: BRANDS, secondPerson });
      return [createPasskeyModule(deps), ...staff.modules];
    },
  });
  const carryOut: CarryOut = staff!.carryOut['owner-rights'];
  const carryOutAgain = carryOutCall({
    modules: () => staff!.modules,
    brands: BRANDS,
    actorOf: (brand, id) => staffActor(bench.database, brand, id),
    log: createLogger('silent'),
  });
  const account = (email: string, permissions: readonly Permission[], more: Partial<AccountToCreate> = {}) =>
    createAccount(
      bench.database,
      { brand: 'open', email, password: PASSWORD, roles: ['staff', ...permissions], ...more },
      cheap,
    );
  const person = (email: string, brand: 'open' | 'other' | 'gated' = 'open') =>
    new StaffPerson(bench.deskVisitor(brand), email, bench.now);
  const giveAuthenticator = (accountId: string) => staff!.giveSampleAuthenticator(accountId, SECRET);
  let newcomers = 0;
  /** Somebody on the staff without any second factor, signed in by password. */
  const newcomer = async () => {
    const at = person(`newcomer-${++newcomers}@example.com`);
    const id = await account(at.email, ['support']);
    await at.login();
    return Object.assign(at, { id });
  };
  let people = 0;
  /** An address that nobody has yet. */
  const email = () => `p${++people}@example.com`;
  /** Somebody new on the staff, at their desk with everything given. @returns them and the id of their account */
  const atDesk = async (address: string, permissions: readonly Permission[], more: Partial<AccountToCreate> = {}) => {
    const id = await account(address, permissions, more);
    await giveAuthenticator(id);
    const at = person(address, (more.brand ?? 'open') as 'open');
    await at.login();
    await at.give(at.code());
    return Object.assign(at, { id });
  };
  return {
    ...bench,
    sealer: sealer!,
    /** What was asked of a second person. */
    asked,
    carryOut,
    /** Carries out what was asked last, as somebody else who approves it. */
    async approve(approvedBy = '00000000-0000-4000-8000-000000000000') {
      const request = asked.at(-1)!;
      const approved = { ...request, id: '7', approvedBy, settle: () => Promise.resolve(true) };
      await (request.call ? carryOutAgain : carryOut)(approved);
    },
    account,
    person,
    /** Changes somebody's rights as an owner does who has just looked at them. */
    async change(owner: StaffPerson, id: string, permissions: readonly Permission[], brands: readonly string[] = []) {
      const { roles, staff_brands } = await tables<AccountTables>(bench.database)
        .selectFrom('account')
        .select(['roles', 'staff_brands'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const was = { permissions: roles.filter((role) => role !== 'staff'), brands: staff_brands };
      return owner.post('team/change', { id, permissions, brands, was });
    },
    giveAuthenticator,
    newcomer,
    /** Somebody with an authenticator, signed in by password alone. */
    async withAuthenticator() {
      const at = await newcomer();
      await giveAuthenticator(at.id);
      return at;
    },
    atDesk,
    email,
    /** Somebody at their desk whose address does not matter. */
    colleague: (permissions: readonly Permission[] = ['support'], more: Partial<AccountToCreate> = {}) =>
      atDesk(email(), permissions, more),
    /** The newest acts of the trail. */
    lastActs: (count: number) =>
      tables<AuditTables>(bench.database)
        .selectFrom('audit_entry')
        .select(['brand', 'actor', 'act', 'subject_id', 'detail', 'before', 'after', 'from_address'])
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),
    countActs: async () =>
      Number(
        (
          await tables<AuditTables>(bench.database)
            .selectFrom('audit_entry')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      ),
  };
}

export type DeskBench = Awaited<ReturnType<typeof createDeskBench>>;
