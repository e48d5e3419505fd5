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

/** The secret of every authenticator in the bench. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const PASSWORD = 'seven red apples';

const cheap = argon2At({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const SetupSchema = v.object({ setup: v.string(), secret: v.string(), recovery_codes: v.array(v.string()) });

/** A staff user with a browser and a device that stores passkeys. */
export class StaffPerson {
  /** Their access token. */
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

  /** Stores the session of a response, if it has one. */
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

  /** Calls like the client: renews a refused token with the cookie and retries. */
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
   * Starts a hand-over from another brand's desk in this browser.
   *
   * @returns the challenge for the other desk
   */
  async begin(from: string): Promise<{ readonly status: number; readonly challenge: string }> {
    const { status, data } = await this.post('begin-arrival', { from });
    const address = (data as { address?: string } | undefined)?.address ?? '';
    return { status, challenge: /&challenge=([\w-]{43})$/.exec(address)?.[1] ?? '' };
  }

  /** The second-factor state that the desk reports. */
  async factor(): Promise<string> {
    return ((await this.get('me')).data as { factor: string }).factor;
  }

  /** The code of the bench's authenticator, some steps from now. */
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

/** The account bench with passkeys and staff accounts added. */
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
  /** A staff user without a second factor, signed in with a password. */
  const newcomer = async () => {
    const at = person(`newcomer-${++newcomers}@example.com`);
    const id = await account(at.email, ['support']);
    await at.login();
    return Object.assign(at, { id });
  };
  let people = 0;
  /** An unused email. */
  const email = () => `p${++people}@example.com`;
  /** A new staff user, fully signed in at their desk. @returns them and their account id */
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
    /** The requests for a second person. */
    asked,
    carryOut,
    /** Carries out the latest request, approved by someone else. */
    async approve(approvedBy = '00000000-0000-4000-8000-000000000000') {
      const request = asked.at(-1)!;
      const approved = { ...request, id: '7', approvedBy, settle: () => Promise.resolve(true) };
      await (request.call ? carryOutAgain : carryOut)(approved);
    },
    account,
    person,
    /** Changes a person's permissions as an owner who has just loaded them. */
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
    /** A staff user with an authenticator, signed in with just the password. */
    async withAuthenticator() {
      const at = await newcomer();
      await giveAuthenticator(at.id);
      return at;
    },
    atDesk,
    email,
    /** A staff user at their desk with any email. */
    colleague: (permissions: readonly Permission[] = ['support'], more: Partial<AccountToCreate> = {}) =>
      atDesk(email(), permissions, more),
    /** The latest audit log entries. */
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
