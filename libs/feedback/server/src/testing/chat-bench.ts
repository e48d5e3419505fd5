import { type AuditTables, auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import type { DataOf } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import type { Agent, DeskChat, DeskNote, feedbackContract } from '@vinlore/feedback-domain';
import type { Jobs } from '@vinlore/jobs';
import type { Letter } from '@vinlore/mail';
import { type Authenticator, createApi, createLogger, newCookieKey, textSigner } from '@vinlore/server-kit';
import { createTestDatabase, hostFor, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { createFeedback } from '../feedback-module.ts';
import { feedbackMigrations } from '../migrations.ts';

export const BRANDS = [
  testBrand({ key: 'one', name: 'One' }),
  testBrand({ key: 'other', name: 'Other' }),
  testBrand({ key: 'dos', name: 'Dos', language: 'es' }),
];

/** Accounts by the name in their token, `<brand> <name>`. */
export const ACCOUNTS = {
  mia: { id: '11111111-1111-4111-8111-111111111111', email: 'mia@example.com', roles: [] },
  sam: { id: '22222222-2222-4222-8222-222222222222', email: 'sam@example.com', roles: [] },
  staff: { id: '33333333-3333-4333-8333-333333333333', email: 'staff@example.com', roles: ['staff', 'support'] },
  boss: { id: '44444444-4444-4444-8444-444444444444', email: 'boss@example.com', roles: ['staff', 'owner'] },
  writer: { id: '55555555-5555-4555-8555-555555555555', email: 'writer@example.com', roles: ['staff', 'content'] },
} as const;

export const authenticator: Authenticator = {
  actorOfToken: (brand, token) => {
    const [tokenOf, name] = token.split(' ') as [string, keyof typeof ACCOUNTS];
    const account = tokenOf === brand ? ACCOUNTS[name] : undefined;
    return Promise.resolve(
      account
        ? {
            accountId: account.id,
            sessionId: 's',
            email: account.email,
            dealer: false,
            roles: account.roles,
            secondFactor: true,
          }
        : null,
    );
  },
  ...OPEN_GATES,
};

/** Staff names in tests; someone who left has none. */
export const colleagueNames = (_source: unknown, ids: readonly string[]) =>
  Promise.resolve(new Map(ids.filter((id) => id === ACCOUNTS.staff.id).map((id) => [id, 'Ana'])));

/** Support agents at the brands of a bench: those of these accounts that are still in `rights`. */
export const agentsIn = (rights: ReadonlySet<string>) => (): Promise<Agent[]> =>
  Promise.resolve(
    (['staff', 'boss'] as const)
      .map((name) => ({ id: ACCOUNTS[name].id, name: name === 'staff' ? 'Ana' : 'Zoe' }))
      .filter(({ id }) => rights.has(id)),
  );

type ChatList = DataOf<typeof feedbackContract.staffChats>;

/** A response. */
export interface Answered<Data> {
  readonly status: number;
  readonly message?: string;
  readonly data: Data;
}

/** The feedback module behind a real API on a real database; the test runs jobs and controls the clock. */
export async function createChatBench() {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'feedback', migrations: feedbackMigrations }],
  });
  const letters: Letter[] = [];
  const agents = new Set<string>([ACCOUNTS.staff.id, ACCOUNTS.boss.id]);
  let now = new Date('2026-11-20T10:00:00Z');
  const handlers = new Map<string, (payload: never, run: never) => Promise<void>>();
  let waiting: { readonly name: string; readonly payload: object; readonly due: number }[] = [];
  const define: Jobs['define'] = (name, _schema, handler) => {
    handlers.set(name, handler as never);
    return (_tx, payload, { startAfter } = {}) => {
      waiting.push({ name, payload, due: startAfter?.getTime() ?? 0 });
      return Promise.resolve(name);
    };
  };
  const feedback = createFeedback({
    database,
    jobs: { define },
    mail: { send: (_tx, letter) => Promise.resolve(void letters.push(letter)) },
    signer: textSigner([newCookieKey()]),
    brands: BRANDS,
    origin: (brand) => `https://${brand.domains[0]}`,
    colleagueNames,
    agentsOf: agentsIn(agents),
    clock: () => now,
  });
  const api = await createApi({
    modules: [feedback.module],
    brandOfHost: brandsByHost(BRANDS),
    authenticator,
    log: createLogger('silent'),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: ['192.0.2.1'],
  });
  let visitors = 0;

  /** A person with their own browser; a token identifies them. */
  const visitor = ({ brand = 'one', as }: { brand?: string; as?: keyof typeof ACCOUNTS } = {}) => {
    const cookies = new Map<string, string>();
    const from = `198.51.100.${++visitors % 250}`;
    const ask = async <Data>(path: string, body?: object): Promise<Answered<Data>> => {
      const host = hostFor(`${brand}.localhost`, path);
      const headers = {
        host,
        'x-forwarded-for': from,
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(as && { bearer: `${brand} ${as}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const response = await api.request(
        `http://${host}${path}`,
        body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      );
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]!.split('=');
        cookies.set(name, value);
      }
      const { message, data } = (await response.json()) as { message?: string; data: Data };
      return { status: response.status, data, ...(message !== undefined && { message }) };
    };
    return {
      cookies,
      ask,
      say: <Data = { number: string; has_email: boolean; messages: { seq: number }[] }>(
        text: string,
        message_id: string = crypto.randomUUID(),
      ) => ask<Data>('/api-cwa/chat/send', { text, message_id }),
      read: (after = 0) =>
        ask<{ number: string; has_email: boolean; messages: { from: string; text: string; seq: number }[] } | null>(
          `/api-cwa/chat?after=${after}`,
        ),
      unread: async () => (await ask<{ unread: number }>('/api-cwa/chat/unread')).data.unread,
      leaveEmail: (email: string) => ask('/api-cwa/chat/email', { email }),
      answer: (number: string, text: string, message_id: string = crypto.randomUUID()) =>
        ask<{ seq: number }>('/api-cwa/staff/chat/answer', { number, text, message_id }),
      types: (number: string) => ask<null>('/api-cwa/staff/chat/writing', { number }),
      note: (number: string, text: string, note_id: string = crypto.randomUUID()) =>
        ask<DeskNote>('/api-cwa/staff/chat/note', { number, text, note_id }),
      setState: (number: string, state: string) => ask('/api-cwa/staff/chat/state', { number, state }),
      assign: (number: string, to: string | null, was: string | null) =>
        ask<{ assignee: Agent | null }>('/api-cwa/staff/chat/assign', { number, to, was }),
      chats: (query = '') => ask<ChatList>(`/api-cwa/staff/chats${query}`).then(({ data }) => data),
      chat: (number: string, after = 0) => ask<DeskChat>(`/api-cwa/staff/chat?number=${number}&after=${after}`),
    };
  };
  return {
    database,
    feedback,
    letters,
    agents,
    visitor,
    now: () => now,
    /** Advances the clock. */
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    /** Runs the due jobs, and those that they enqueue. */
    work: async () => {
      for (;;) {
        const due = waiting.find((job) => job.due <= now.getTime());
        if (!due) return;
        waiting = waiting.filter((job) => job !== due);
        await handlers.get(due.name)!(due.payload as never, { id: 'by-hand', attempt: 1 } as never);
      }
    },
    run: (name: string) => handlers.get(name)!({} as never, {} as never),
    acts: () =>
      tables<AuditTables>(database)
        .selectFrom('audit_entry')
        .select(['brand', 'actor', 'act', 'detail', 'from_address'])
        .execute(),
  };
}

export type ChatBench = Awaited<ReturnType<typeof createChatBench>>;
