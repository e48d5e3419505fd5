import { type ActName, recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { staffAct } from '@vinlore/server-kit';
import type { StaffContext } from './deps.ts';
import type { KeptDocument, KeptText } from './document-store.ts';

/** What somebody did to what visitors see of a text. */
export interface LiveAct {
  readonly act: ActName;
  readonly language: KeptText['language'];
  /** Numbers of what was live before it, and since. */
  readonly before: number | null;
  readonly after: number | null;
  /** Of the act's own entry. */
  readonly number: number;
  /** What the audit log says besides. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Enters an act on what is live of a text into the audit log. */
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
