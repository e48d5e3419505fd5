import type { accountContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { type CallContext, deny, type Handler, refuse, Refusal } from '@vinlore/server-kit';
import { adoptHolder, type AccountRow, findEvenClosed, insertIfNew } from '../accounts/account-store.ts';
import type { GoogleIdentity, GoogleTokens } from '../identities/google-tokens.ts';
import { findByIdentity, linkIdentity } from '../identities/identity-store.ts';
import { KeysUnavailable } from '../identities/published-keys.ts';
import { countedLogin } from '../factors/login-factor.ts';
import { identityLinkedLetter } from '../letters.ts';
import { logIn } from './log-in.ts';
import type { AccountDeps } from '../deps.ts';

/**
 * Signs in with a Google identity token, if the operator has configured it.
 *
 * An identity signs in to the account it was linked to, by Google's id for the person, even if either email has
 * changed. The first time, it is matched by email. That match signs in, unlike one at a purchase (docs/decisions.md
 * §4): a buyer only types an address, whereas Google vouches for the mailbox, the same proof that a password reset
 * requires. If Google doesn't host the mailbox, its verification may be outdated: it neither gives access to an
 * existing account nor creates one, and the response is the same. Each link is announced by email.
 */
export function firebaseSocialLoginCall(
  deps: AccountDeps,
  google: GoogleTokens | null,
): Handler<typeof accountContract.firebaseSocialLogin> {
  return async ({ id_token, code }, context) => {
    const { text } = context;
    if (!google) return refuse(501, text.t('account.googleNotConfigured'));
    const identity = await identityOf(google, id_token, context);
    if (!identity) return deny({ name: 'auth.social.failed', kind: 'token' }, 422, text.t('account.googleRefused'));
    return countedLogin(deps, context, { email: identity.email, code }, () =>
      logIn(deps, context, 'google', (tx) => accountOf(deps, tx, identity, context), code),
    );
  };
}

async function identityOf(google: GoogleTokens, token: string, { text, log }: CallContext) {
  try {
    return await google.read(token);
  } catch (error) {
    if (!(error instanceof KeysUnavailable)) throw error;
    log.warn({ err: error }, 'could not fetch Google’s public keys');
    throw new Refusal(503, text.t('account.googleDown'), undefined, 30);
  }
}

/** The account of the identity: linked before, matched by email, or new. */
async function accountOf(
  { mail, clock, originOf }: AccountDeps,
  tx: Tx,
  identity: GoogleIdentity,
  { brand, text }: CallContext,
): Promise<AccountRow> {
  const open = (account: AccountRow) =>
    account.closed_at ? refuse(422, text.t(account.merged_into ? 'account.merged' : 'account.closed')) : account;
  const linked = await findByIdentity(tx, brand.key, identity);
  if (linked) return open(linked);

  const { email, provider } = identity;
  // Refuse known and unknown emails alike: someone could otherwise create an account for an unproven mailbox and share
  // it with its later owner.
  if (!identity.runsMailbox) return refuse(422, text.t('account.googleUsePassword'));
  const created = await insertIfNew(tx, { brand: brand.key, email, passwordHash: null, createdAt: clock() });
  const adopted = created ?? (await adoptHolder(tx, { brand: brand.key, email, passwordHash: null }));
  const account = adopted ?? (await findEvenClosed(tx, brand.key, email));
  // A former owner can still recover this address.
  if (!account) return refuse(422, text.t('account.googleUsePassword'));
  open(account);
  if (!(await linkIdentity(tx, account, identity, clock()))) return account;
  const act = { brand: brand.key, actor: account.id, subject: { kind: 'account', id: account.id } };
  if (created) await recordAct(tx, { ...act, act: 'account.created', detail: { by: provider } });
  await recordAct(tx, { ...act, act: 'account.identity-linked', detail: { provider } });
  await mail.send(tx, identityLinkedLetter({ brand, text, to: email, origin: originOf(brand) }));
  return account;
}
