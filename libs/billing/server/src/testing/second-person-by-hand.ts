import { randomUUID } from 'node:crypto';
import type { ApprovalRequest, Approved, SecondPerson, Standing } from '@vinlore/server-kit';

/** Stores approval requests until a test decides them. */
export function secondPersonByHand() {
  const asked: (ApprovalRequest & { readonly id: string })[] = [];
  const standings = new Map<string, Standing>();
  const own = new Set<string>();
  const given = new Map<string, number>();
  const port: SecondPerson = {
    ask: (_, request) => {
      const id = randomUUID();
      asked.push({ ...request, id });
      standings.set(id, 'waiting');
      return Promise.resolve(id);
    },
    standing: () => Promise.resolve(standings),
    waiting: () => Promise.resolve([]),
    isOwn: (_, actor, accountId) => Promise.resolve(own.has(`${actor} ${accountId}`) || actor === accountId),
    countGiven: (_, { actor, measure, amount, limit }) => {
      const key = `${actor} ${measure}`;
      const sum = (given.get(key) ?? 0) + amount;
      if (sum <= limit) given.set(key, sum);
      return Promise.resolve(sum <= limit);
    },
  };
  return {
    port,
    asked,
    /** Declines the latest request. */
    decline: () => void standings.set(asked.at(-1)!.id, 'declined'),
    /** Approves the latest request. */
    approve: (approvedBy: string): Approved => {
      const last = asked.at(-1)!;
      standings.set(last.id, 'approved');
      return { ...last, approvedBy, settle: () => Promise.resolve(true) };
    },
    /** Marks two accounts as belonging to the same person. */
    samePerson: (one: string, other: string) => void own.add(`${one} ${other}`).add(`${other} ${one}`),
    /** Starts a new day, with the daily total reset. */
    nextDay: () => given.clear(),
  };
}
