import { randomUUID } from 'node:crypto';
import type { ApprovalRequest, Approved, SecondPerson, Standing } from '@vinlore/server-kit';

/** Keeps what a second person is asked for until a test says what they decide. */
export function secondPersonByHand() {
  const asked: (ApprovalRequest & { readonly id: string })[] = [];
  const standings = new Map<string, Standing>();
  const port: SecondPerson = {
    ask: (_, request) => {
      const id = randomUUID();
      asked.push({ ...request, id });
      standings.set(id, 'waiting');
      return Promise.resolve(id);
    },
    standing: () => Promise.resolve(standings),
  };
  return {
    port,
    asked,
    /** Declines what was asked last. */
    decline: () => void standings.set(asked.at(-1)!.id, 'declined'),
    /** Approves what was asked last. */
    approve: (approvedBy: string): Approved => {
      const last = asked.at(-1)!;
      standings.set(last.id, 'approved');
      return { ...last, approvedBy };
    },
  };
}
