import type { memberDeskContract } from '@vinlore/account-domain';
import { type ActName, recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { type CallContext, type Handler, Refusal, refuse, staffAct } from '@vinlore/server-kit';
import { type AccountRow, findEvenClosed } from '../../accounts/account-store.ts';
import { isEmailOfPerson } from '../../accounts/persons.ts';
import { countOnce } from '../../attempts/counts.ts';
import { dropEmailChange, type EmailChange, waitingChange } from '../../profile/email-change-store.ts';
import { EMAIL_CHANGES } from '../../profile/profile-deps.ts';
import { profileTexts } from '../../profile/profile-texts.ts';
import { sendEmailChange, type SentChange } from '../../profile/send-email-change.ts';
import { dropAskedVeto, reservedFor } from '../../veto/veto-store.ts';
import type { MembersDeskDeps } from '../deps.ts';
import { lockJudged } from '../judged.ts';

type StaffContext = CallContext<'staff'>;

const waits = (email: string, until: Date) => ({ email, until: until.toISOString() });
const note = (tx: Tx, context: StaffContext, id: string, act: ActName, detail?: { readonly reason: string }) =>
  recordAct(tx, { ...staffAct(context), act, subject: { kind: 'account', id }, ...(detail && { detail }) });

/** Sends an email change in the member's language, within the daily limit for staff per account. */
function mailings(deps: MembersDeskDeps) {
  const { signer, clock } = deps;
  return async (
    tx: Tx,
    { brand, text }: StaffContext,
    { id, email, language }: AccountRow,
    change: Pick<SentChange, 'newEmail' | 'staff'>,
  ): Promise<Date> => {
    // A separate limit from the member's, so a thief at their session can't use up support's.
    const key = signer.code('account.email-change', `staff ${id}`);
    const wait = await countOnce(tx, key, EMAIL_CHANGES, clock());
    if (wait > 0) throw new Refusal(429, text.t('members.emailTooOften'), undefined, wait);
    const voice = await profileTexts(language ?? brand.language);
    return sendEmailChange(deps, tx, { brand, text: voice, accountId: id, email, ...change });
  };
}

/**
 * Unlike the member's own call, reports whether an address is taken, because staff see all accounts of their brand.
 *
 * @throws Refusal 403 for one of the caller's own mailboxes, 409 for a closed account, 422 for an address that can't
 * become its email
 */
async function checkAddress(tx: Tx, context: StaffContext, account: AccountRow, email: string, now: Date) {
  const { actor, brand, text } = context;
  if (account.closed_at) refuse(409, text.t('members.emailClosed'));
  if (account.email === email) refuse(422, text.t('members.emailSame'));
  if (await isEmailOfPerson(tx, email, actor.accountId)) refuse(403, text.t('members.emailOwn'));
  if (await findEvenClosed(tx, brand.key, email)) refuse(422, text.t('members.emailTaken', { email }));
  const reserved = await reservedFor(tx, brand.key, email, now);
  if (reserved !== undefined && reserved !== account.id) refuse(422, text.t('members.emailReserved', { email }));
}

/**
 * POST /api-cwa/staff/member/change-email: from here on, the same as the member's own change: the new mailbox confirms
 * it, then all sessions end, and the former address can undo it for 72 hours.
 */
export function staffChangeEmailCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffChangeEmail> {
  const mailed = mailings(deps);
  return ({ id, email, reason }, context) =>
    deps.database.transaction(async (tx) => {
      const account = await lockJudged(tx, context, id);
      const now = deps.clock();
      await checkAddress(tx, context, account, email, now);
      const waiting = await waitingChange(tx, id, now);
      if (waiting?.new_email === email) return waits(email, waiting.expires_at);
      if (waiting) return refuse(409, context.text.t('members.emailWaits', { email: waiting.new_email }));
      const staff = { id: context.actor.accountId, reason };
      const until = await mailed(tx, context, account, { newEmail: email, staff });
      await note(tx, context, id, 'account.email-change-asked', { reason });
      return waits(email, until);
    });
}

const askedBy = ({ asked_by, reason }: EmailChange): SentChange['staff'] =>
  asked_by === null ? null : { id: asked_by, reason: reason ?? '' };

/** POST /api-cwa/staff/member/resend-email: keeps the original requester. */
export function staffResendEmailCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffResendEmail> {
  const mailed = mailings(deps);
  return ({ id }, context) =>
    deps.database.transaction(async (tx) => {
      const account = await lockJudged(tx, context, id);
      const waiting = await waitingChange(tx, id, deps.clock());
      if (!waiting || account.closed_at) return refuse(409, context.text.t('members.emailNoneWaits'));
      const { new_email: newEmail } = waiting;
      const until = await mailed(tx, context, account, { newEmail, staff: askedBy(waiting) });
      await note(tx, context, id, 'account.email-change-resent');
      return waits(newEmail, until);
    });
}

/** POST /api-cwa/staff/member/cancel-email: cancels the member's own change too, in case it wasn't theirs. */
export function staffCancelEmailCall({
  database,
}: MembersDeskDeps): Handler<typeof memberDeskContract.staffCancelEmail> {
  return ({ id, reason }, context) =>
    database.transaction(async (tx) => {
      await lockJudged(tx, context, id);
      const isOff = await dropEmailChange(tx, id);
      await dropAskedVeto(tx, id);
      if (isOff) await note(tx, context, id, 'account.email-change-canceled', { reason });
      return null;
    });
}
