import { type ActName, recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { staffAct } from '@vinlore/server-kit';
import type { StaffContext } from './deps.ts';
import type { KeptDocument, KeptText } from './document-store.ts';

/** An action on the published version of a text. */
export interface LiveAct {
  readonly act: ActName;
  readonly language: KeptText['language'];
  /** The published entry before and after. */
  readonly before: number | null;
  readonly after: number | null;
  /** Number of the action's own entry. */
  readonly number: number;
  /** Further details for the audit log. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Records an action on the published version in the audit log. */
export async function recordLive(
  tx: Tx,
  context: StaffContext,
  { id, path }: KeptDocument,
  { act, language, before, after, number, detail }: LiveAct,
): Promise<void> {
  await recordAct(tx, {
    ...staffAct(context),
    act,
    subject: { kind: 'content', id },
    detail: { path, language, number, ...detail },
    before: { published: before },
    after: { published: after },
  });
}
