import { recordAct } from '@vinlore/audit';
import type { SecondPerson } from '@vinlore/server-kit';
import { approvalStates, keepApproval } from './approval-store.ts';

/** Where acts wait for their second person, for the slices whose acts take one. */
export const secondPerson: SecondPerson = {
  ask: async (tx, request) => {
    const id = await keepApproval(tx, request);
    await recordAct(tx, {
      brand: request.brand,
      actor: request.askedBy,
      act: 'approval.asked',
      subject: request.subject,
      // What the staff slice itself says stands last: no fact of whoever asks is told in its place.
      detail: { ...request.facts, approval: id, kind: request.kind },
      ...(request.from && { from: request.from }),
    });
    return id;
  },
  standing: async (source, brand, ids) =>
    new Map((await approvalStates(source, brand, ids)).map(({ id, state }) => [id, state])),
};
