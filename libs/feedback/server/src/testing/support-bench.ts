import { createHmac } from 'node:crypto';
import { type AuditTables, auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import type { DataOf } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import type { DeskTicket, ratingContract, SupportTeam, ticketContract, TicketFile } from '@vinlore/feedback-domain';
import type { Letter } from '@vinlore/mail';
import { createObjects, objectMigrations } from '@vinlore/objects';
import {
  createApi,
  createLogger,
  createSecurityLog,
  type DataOwner,
  newCookieKey,
  textSigner,
} from '@vinlore/server-kit';
import { createTestDatabase, hostFor } from '@vinlore/testing-node';
import { snippetMigrations } from '../snippets/migrations.ts';
import { createSnippetModule } from '../snippets/snippet-module.ts';
import { ratingMigrations } from '../ratings/migrations.ts';
import { createRatingModule } from '../ratings/rating-module.ts';
import { ticketMigrations } from '../tickets/migrations.ts';
import type { Addressee, TicketModuleDeps } from '../tickets/deps.ts';
import { createTickets } from '../tickets/ticket-module.ts';
import { configuredInbound } from '../inbound/configured-inbound.ts';
import { ACCOUNTS, agentsIn, type Answered, authenticator, BRANDS, colleagueNames } from './chat-bench.ts';

const MAIL_DOMAIN = 'reply.example';
const MAIL_SECRET = 'a-secret-of-more-than-32-characters!';
/** The secret being rotated out. */
export const OLDER_MAIL_SECRET = 'an-older-secret-of-over-32-characters';

export const VIN = '1FMCU0GX7EUA00108';

/** Arguments of `TicketCredits.give`. */
type Gift = Parameters<TicketModuleDeps['credits']['give']>[1];

/** A ticket for its member or for support. */
export interface SeenTicket {
  readonly number: string;
  readonly state: string;
  readonly subject: string;
  readonly messages: number;
  readonly conversation: readonly {
    readonly from: string;
    readonly text: string;
    readonly files: readonly TicketFile[];
  }[];
  readonly credits_given: number;
}

/**
 * Tickets and feedback behind a real API on a real database, with a controllable clock and a fake ledger.
 *
 * @param scanner the virus scanner; null for none
 * @param hasInbound whether email replies are configured
 */
export async function createSupportBench({
  scanner = null,
  hasInbound = true,
}: Partial<Pick<TicketModuleDeps, 'scanner'>> & { readonly hasInbound?: boolean } = {}) {
  const database = await createTestDatabase({
    migrations: [
      auditMigrations,
      objectMigrations,
      { slice: 'tickets', migrations: ticketMigrations },
      { slice: 'ratings', migrations: ratingMigrations },
      { slice: 'snippets', migrations: snippetMigrations },
    ],
  });
  const letters: Letter[] = [];
  const agents = new Set<string>([ACCOUNTS.staff.id, ACCOUNTS.boss.id]);
  const jobs = new Map<string, (payload: object) => Promise<void>>();
  const gifts: Gift[] = [];
  /** Credits given today by staff member. */
  const given = new Map<string, number>();
  /** Spent credits: `<account> <product> <vin>`. */
  const spent = new Set<string>();
  /** Members of the brand `one` to whom support may write. */
  const addressees = new Map<string, Addressee>(
    (['mia', 'sam', 'staff'] as const).map((as) => [
      ACCOUNTS[as].id,
      { email: ACCOUNTS[as].email, name: as, language: null, bar: as === 'staff' ? 'staff' : null },
    ]),
  );
  let now = new Date('2026-11-20T10:00:00Z');
  const clock = () => now;
  /** Suspended members. */
  const suspended = new Set<string>();
  const mailKey = newCookieKey();
  const inbound = configuredInbound(
    hasInbound
      ? { INBOUND_MAIL_DOMAIN: MAIL_DOMAIN, INBOUND_MAIL_SECRET: [MAIL_SECRET, OLDER_MAIL_SECRET] }
      : { INBOUND_MAIL_DOMAIN: null, INBOUND_MAIL_SECRET: null },
    { signer: textSigner([mailKey]), brands: BRANDS, clock },
  );
  const mail = { send: (_tx: unknown, letter: Letter) => Promise.resolve(void letters.push(letter)) };
  const tickets = createTickets({
    database,
    mail,
    origin: (brand) => `https://${brand.domains[0]}`,
    contactOf: (_source, _brand, accountId) => {
      const account = Object.values(ACCOUNTS).find(({ id }) => id === accountId);
      return Promise.resolve(
        account ? { email: account.email, language: null, suspended: suspended.has(accountId) } : null,
      );
    },
    addresseeOf: (_tx, brand, accountId) =>
      Promise.resolve(brand === 'one' ? (addressees.get(accountId) ?? null) : null),
    secondPerson: {
      isOwn: (_source, actor, accountId) => Promise.resolve(actor === accountId),
      countGiven: (_tx, { actor, amount, limit }) => {
        const sum = (given.get(actor) ?? 0) + amount;
        if (sum <= limit) given.set(actor, sum);
        return Promise.resolve(sum <= limit);
      },
    },
    credits: {
      spentOn: (_tx, { accountId, product, vin }) => Promise.resolve(spent.has(`${accountId} ${product} ${vin}`)),
      give: (_tx, gift) => Promise.resolve(void gifts.push(gift)),
    },
    colleagueNames,
    agentsOf: agentsIn(agents),
    jobs: {
      define: (name, _schema, handler) => {
        jobs.set(name, handler as never);
        return () => Promise.resolve(name);
      },
    },
    brands: BRANDS,
    scanner,
    objects: createObjects({ database, bucket: null, log: createLogger('silent') }),
    inbound,
    clock,
  });
  const ratings = createRatingModule({
    database,
    mail,
    brands: BRANDS,
    brandsOfStaff: (_source, _brand, accountId) =>
      Promise.resolve(accountId === ACCOUNTS.boss.id ? ['one', 'dos'] : []),
    clock,
  });
  const security = createSecurityLog({ log: createLogger('silent'), signer: textSigner([newCookieKey()]) });
  const api = await createApi({
    security,
    modules: [tickets.module, ratings, createSnippetModule(database)],
    brandOfHost: brandsByHost(BRANDS),
    authenticator,
    log: createLogger('silent'),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: ['192.0.2.1'],
  });
  let callers = 0;

  /** A person with their own IP address; a token identifies them. */
  const caller = ({ brand = 'one', as }: { brand?: string; as?: keyof typeof ACCOUNTS } = {}) => {
    const request = async (path: string, body?: object, more: Readonly<Record<string, string>> = {}) => {
      const host = hostFor(`${brand}.localhost`, path);
      const headers = {
        host,
        // Rate limits per address have their own test.
        'x-forwarded-for': `198.51.${(++callers >> 8) % 256}.${callers % 256}`,
        ...(as && { bearer: `${brand} ${as}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...more,
      };
      const sent = body instanceof FormData ? body : JSON.stringify(body);
      return api.request(
        new Request(`http://${host}${path}`, body ? { method: 'POST', headers, body: sent } : { headers }),
        {},
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      );
    };
    const ask = async <Data>(
      path: string,
      body?: object,
      more?: Readonly<Record<string, string>>,
    ): Promise<Answered<Data>> => {
      const response = await request(path, body, more);
      const { message, data } = (await response.json()) as { message?: string; data: Data };
      return { status: response.status, data, ...(message !== undefined && { message }) };
    };
    const form = <Data>(path: string, fields: Readonly<Record<string, string>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return ask<Data>(path, body);
    };
    /** Uploads a file for the next message; with a ticket number, as support. */
    const upload = (
      file: Uint8Array | string,
      {
        name = 'file.bin',
        number,
        desk = number !== undefined,
        upload_id = crypto.randomUUID(),
        headers,
      }: {
        name?: string;
        number?: string;
        /** Uploads a file as support for a new ticket. */
        desk?: boolean;
        upload_id?: string;
        headers?: Readonly<Record<string, string>>;
      } = {},
    ) => {
      const body = new FormData();
      body.append('upload_id', upload_id);
      if (number !== undefined) body.append('number', number);
      body.append(
        'file',
        new File([typeof file === 'string' ? file : new Uint8Array(file)], name, { type: 'image/png' }),
      );
      const path = desk ? '/api-cwa/staff/ticket/upload' : '/api/user/ticket-upload';
      return ask<TicketFile>(path, body, headers);
    };
    return {
      ask,
      upload,
      /** A file in a response. */
      file: (id: string, { desk = false, small = false } = {}) =>
        request(`${desk ? '/api-cwa/staff/ticket/file' : '/api/user/ticket-file'}?id=${id}${small ? '&small=1' : ''}`),
      open: (fields: Readonly<Record<string, string>> = {}) =>
        form<{ number: string; free_credit: boolean }>('/api-cwa/create_support_ticket', {
          vin: VIN,
          message: 'The report is empty.',
          email: 'mia@example.com',
          ...fields,
        }),
      rate: (fields: Readonly<Record<string, string>> = {}) =>
        form<{ id: string }>('/api-cwa/create_feedback', {
          vin: VIN,
          report_type: 'report',
          satisfaction: '4',
          feedback_msg: 'Good.',
          ...fields,
        }),
      /** Support writes to Mia first. */
      openFor: (more: object = {}) =>
        ask<DeskTicket>('/api-cwa/staff/ticket/open', {
          account_id: ACCOUNTS.mia.id,
          ticket_id: crypto.randomUUID(),
          text: 'Your report is ready.\nHave a look.',
          ...more,
        }),
      own: (number: string) => ask<SeenTicket>('/api/user/ticket', { number }),
      list: (input: object = {}) =>
        ask<{ tickets: SeenTicket[]; more: boolean }>('/api/user/tickets', input).then(({ data }) => data),
      write: (number: string, text: string, message_id: string = crypto.randomUUID(), files: readonly string[] = []) =>
        ask<SeenTicket>('/api/user/ticket-message', { number, text, message_id, files }),
      staffList: (query = '') =>
        ask<{ tickets: (SeenTicket & { email: string })[]; more: boolean; counts: Record<string, number> }>(
          `/api-cwa/staff/tickets${query}`,
        ).then(({ data }) => data),
      /** Replies like someone who has just read the ticket. */
      answer: async (
        number: string,
        text: string,
        more: {
          resolve?: boolean;
          message_id?: string;
          seen?: number;
          tags?: readonly string[];
          files?: readonly string[];
        } = {},
      ) => {
        const read = await ask<SeenTicket | undefined>(`/api-cwa/staff/ticket?number=${number}`);
        const seen = read.data?.messages ?? 0;
        const answer = { number, text, message_id: crypto.randomUUID(), seen, ...more };
        return ask<SeenTicket>('/api-cwa/staff/ticket/answer', answer);
      },
      rateTicket: (number: string, good: boolean, comment = '') =>
        ask<DeskTicket>('/api/user/ticket-rating', { number, good, comment }),
      ticketRatings: (query = '') =>
        ask<DataOf<typeof ticketContract.staffTicketRatings>>(`/api-cwa/staff/tickets/ratings${query}`),
      desk: (number: string) => ask<DeskTicket>(`/api-cwa/staff/ticket?number=${number}`),
      merge: (number: string, into: string) => ask<DeskTicket>('/api-cwa/staff/ticket/merge', { number, into }),
      assign: (number: string, to: string | null, was: string | null) =>
        ask<DeskTicket>('/api-cwa/staff/ticket/assign', { number, to, was }),
      teams: async () => (await ask<{ teams: SupportTeam[] }>('/api-cwa/staff/support/teams')).data.teams,
      saveTeam: (team: { id: string; name: string; members: readonly string[] }) =>
        ask<SupportTeam>('/api-cwa/staff/support/teams/save', team),
      removeTeam: (id: string) => ask<null>('/api-cwa/staff/support/teams/remove', { id }),
      assignTeam: (number: string, to: string | null, was: string | null) =>
        ask<DeskTicket>('/api-cwa/staff/ticket/team', { number, to, was }),
      tag: (number: string, add: readonly string[], remove: readonly string[] = []) =>
        ask<DeskTicket>('/api-cwa/staff/ticket/tags', { number, add, remove }),
      types: (number: string) => ask<null>('/api-cwa/staff/ticket/writing', { number }),
      note: (number: string, text: string, note_id: string = crypto.randomUUID(), files: readonly string[] = []) =>
        ask<DeskTicket>('/api-cwa/staff/ticket/note', { number, text, note_id, files }),
      setState: (number: string, state: string) => ask<SeenTicket>('/api-cwa/staff/ticket/state', { number, state }),
      give: (number: string, credits: number, gift_id: string = crypto.randomUUID(), product?: 'report' | 'sticker') =>
        ask<SeenTicket>('/api-cwa/staff/ticket/credit', { number, credits, gift_id, product, reason: 'A long wait' }),
      feedback: (query = '') =>
        ask<{
          feedback: { id: string; vin: string; message: string; satisfaction: number }[];
          more: boolean;
        }>(`/api-cwa/staff/feedback${query}`).then(({ data }) => data),
      trends: (query = '') =>
        ask<DataOf<typeof ratingContract.staffFeedbackTrends>>(`/api-cwa/staff/feedback/trends${query}`).then(
          ({ data }) => data,
        ),
    };
  };
  /** Signs an email as described in `docs/operations/support.md`. */
  const signatureOf = (mail: string | Uint8Array, { secret = MAIL_SECRET, at = now } = {}) => {
    const time = Math.floor(at.getTime() / 1000);
    return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(Buffer.from(mail)).digest('hex')}`;
  };
  /** Delivers an email as the operator's mail server does. */
  const handIn = async (
    mail: string | Uint8Array,
    {
      brand = 'one',
      secret,
      at,
      signature,
      type = 'message/rfc822',
    }: { brand?: string; secret?: string; at?: Date; signature?: string; type?: string } = {},
  ): Promise<Answered<{ outcome: string }>> => {
    const host = `${brand}.localhost`;
    const response = await api.request(
      new Request(`http://${host}/api-cwa/inbound-mail`, {
        method: 'POST',
        headers: {
          host,
          'content-type': type,
          'x-forwarded-for': `203.0.113.${++callers % 256}`,
          'x-mail-signature': signature ?? signatureOf(mail, { ...(secret && { secret }), ...(at && { at }) }),
        },
        body: new Uint8Array(Buffer.from(mail)),
      }),
      {},
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    );
    const { message, data } = (await response.json()) as { message?: string; data: { outcome: string } };
    return { status: response.status, data, ...(message !== undefined && { message }) };
  };
  /** The account to test a keeper with. */
  const owner = (as: keyof typeof ACCOUNTS, brand = 'one'): DataOwner => ({
    id: ACCOUNTS[as].id,
    email: ACCOUNTS[as].email,
    brand: BRANDS.find(({ key }) => key === brand)!,
  });
  return {
    database,
    tickets,
    ratings,
    letters,
    addressees,
    agents,
    /** Runs a job manually. */
    run: (name: string) => jobs.get(name)!({}),
    gifts,
    security,
    caller,
    handIn,
    signatureOf,
    suspended,
    /** The reply address of Mia's ticket. */
    replyTo: (number: string, { brand = 'one', as = 'mia' as keyof typeof ACCOUNTS } = {}) =>
      inbound!.addresses.of({ brand, number, account_id: ACCOUNTS[as].id }),
    owner,
    /** Deletes all tickets, emails, and given credits. */
    clear: async () => {
      await database.kysely.deleteFrom('ticket' as never).execute();
      await database.kysely.deleteFrom('ticket_file' as never).execute();
      await database.kysely.deleteFrom('support_team' as never).execute();
      letters.length = 0;
      gifts.length = 0;
    },
    /** Spends a member's credit on a document of a VIN. */
    spend: (as: keyof typeof ACCOUNTS, product: 'report' | 'sticker', vin = VIN) =>
      void spent.add(`${ACCOUNTS[as].id} ${product} ${vin}`),
    /** Advances the clock. */
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    acts: () =>
      tables<AuditTables>(database)
        .selectFrom('audit_entry')
        .select(['brand', 'actor', 'act', 'detail', 'before', 'after', 'from_address'])
        .orderBy('id')
        .execute(),
  };
}

export type SupportBench = Awaited<ReturnType<typeof createSupportBench>>;
