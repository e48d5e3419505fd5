import { recordAct } from '@vinlore/audit';
import type { Profile } from '@vinlore/account-domain';
import type { Tx } from '@vinlore/database';
import type { CallContext } from '@vinlore/server-kit';
import { Refusal, refuse } from '@vinlore/server-kit';
import { unprintable } from '@vinlore/documents';
import { countOnce } from '../attempts/counts.ts';
import { ownAct } from '../own-act.ts';
import { holdAccount } from '../factors/factors.ts';
import { EMAIL_CHANGES, type ProfileDeps } from './profile-deps.ts';
import { sendEmailChange } from './send-email-change.ts';
import { type ProfileFields, readProfile, saveFields } from './profile-store.ts';

/** Context of a member's call. */
export type MemberContext = Pick<CallContext<'bearer'>, 'actor' | 'brand' | 'text' | 'clientAddress' | 'userAgent'>;

/** The caller's profile. @throws Refusal 401 if the account was just closed */
export async function ownProfile(
  { clock }: Pick<ProfileDeps, 'clock'>,
  source: Parameters<typeof readProfile>[0],
  { actor, text }: MemberContext,
): Promise<Profile> {
  return (await readProfile(source, actor.accountId, clock())) ?? refuse(401, text.t('kit.badToken'));
}

/**
 * Saves a member's profile. A new email only becomes pending: it takes effect once confirmed (docs/decisions.md §4),
 * and the response doesn't reveal whether it belongs to another account.
 *
 * @returns the email that is now pending; null if none was given
 * @throws Refusal 422 for a company name that stickers or invoices can't print, 429 after too many email changes
 */
export async function saveProfile(
  deps: ProfileDeps,
  tx: Tx,
  context: MemberContext,
  { email, ...fields }: ProfileFields & { readonly email?: string | undefined },
): Promise<string | null> {
  const { actor, text } = context;
  const strange = unprintable(fields.company_name ?? '');
  if (strange.length > 0)
    return refuse(422, text.t('profile.unprintable', { characters: strange.slice(0, 5).join(' ') }));
  const before = await ownProfile(deps, tx, context);
  const changed = await saveFields(tx, actor.accountId, before, fields);
  if (changed.length > 0)
    await recordAct(tx, {
      ...ownAct(context),
      act: 'account.profile-updated',
      subject: { kind: 'account', id: actor.accountId },
      detail: { fields: changed.join(',') },
    });
  if (email === undefined || email === before.email) return null;
  await askEmailChange(deps, tx, context, before.email, email);
  return email;
}

/** Requests a change of the member's own email, within the daily limit. */
export async function askEmailChange(
  deps: ProfileDeps,
  tx: Tx,
  context: MemberContext,
  email: string,
  newEmail: string,
): Promise<void> {
  const { brand, text } = context;
  const { accountId } = context.actor;
  await holdAccount(tx, accountId);
  const wait = await countOnce(tx, deps.emailChangeKey(accountId), EMAIL_CHANGES, deps.clock());
  if (wait > 0) throw new Refusal(429, text.t('profile.emailTooOften'), undefined, wait);
  await sendEmailChange(deps, tx, { brand, text, accountId, email, newEmail, staff: null });
  await recordAct(tx, {
    ...ownAct(context),
    act: 'account.email-change-asked',
    subject: { kind: 'account', id: accountId },
  });
}
