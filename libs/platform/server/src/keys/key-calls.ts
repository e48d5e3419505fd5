import { recordAct } from '@vinlore/audit';
import { API_VERSIONS, type Scope } from '@vinlore/contract';
import type { Tx } from '@vinlore/database';
import { type KeyView, MOST_KEYS, type platformContract } from '@vinlore/platform-domain';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import type { PlatformDeps } from '../deps.ts';
import type { KeyOwner } from '../key-owner.ts';
import { addKey, changeKey, keysOf, lockKey, useOf } from './key-store.ts';
import { newSecret, secretHash } from './new-secret.ts';

/** Scopes of publishable keys: what any visitor of the website may see anyway. */
const PUBLIC_SCOPES: readonly Scope[] = ['vehicles:read'];
const HOUR_MS = 3_600_000;

const ownerOf = ({ brand, actor }: CallContext<'bearer'>): KeyOwner => ({
  brand: brand.key,
  accountId: actor.accountId,
});

const entryOf = (act: 'key.created' | 'key.changed' | 'key.rolled' | 'key.removed', owner: KeyOwner, id: string) => ({
  ...{ brand: owner.brand, actor: owner.accountId, act },
  subject: { kind: 'api-key', id },
});

/** Calls of members about their keys. */
export function keyCalls({
  database,
  live,
  clock,
}: Pick<PlatformDeps, 'database' | 'live' | 'clock'>): Handlers<typeof platformContract> {
  const viewOf = async (tx: Tx, owner: KeyOwner, id: string): Promise<KeyView> =>
    (await keysOf(tx, owner, clock(), { id }))[0]!;
  const noKey = ({ text }: Pick<CallContext, 'text'>) => refuse(404, text.t('platform.noKey'));

  return {
    apiKeys: async (_input, context) => ({
      keys: await keysOf(database, ownerOf(context), clock()),
      most: MOST_KEYS,
    }),
    createApiKey: ({ expires_in_days: days, ...input }, context) => {
      const { text } = context;
      if (input.kind === 'publishable' && input.scopes.some((scope) => !PUBLIC_SCOPES.includes(scope)))
        return refuse(422, text.t('platform.publicScopes', { scopes: PUBLIC_SCOPES.join(', ') }));
      const owner = ownerOf(context);
      const now = clock();
      const { secret, shown } = newSecret(input);
      return database.transaction(async (tx) => {
        const key = {
          ...input,
          scopes: [...new Set(input.scopes)],
          ...{ brand: owner.brand, account_id: owner.accountId, hash: secretHash(secret), shown },
          ...{ version: API_VERSIONS.at(-1)!, created_at: now },
          expires_at: days === undefined ? null : new Date(now.getTime() + days * 24 * HOUR_MS),
        };
        const added = await addKey(tx, key, now);
        if (!added) return refuse(409, text.t('platform.mostKeys', { most: MOST_KEYS }));
        await recordAct(tx, entryOf('key.created', owner, added.id));
        return { key: await viewOf(tx, owner, added.id), secret };
      });
    },
    changeApiKey: async ({ id, ...change }, context) => {
      const owner = ownerOf(context);
      const view = await database.transaction(async (tx) => {
        const key = await lockKey(tx, owner, id);
        if (!key) return noKey(context);
        if (change.origins !== undefined && (key.kind === 'publishable') !== change.origins.length > 0)
          return refuse(422, context.text.t(key.kind === 'secret' ? 'platform.noOrigin' : 'platform.needsOrigin'));
        await changeKey(tx, id, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));
        await recordAct(tx, entryOf('key.changed', owner, id));
        return viewOf(tx, owner, id);
      });
      live.forget(id);
      return view;
    },
    rollApiKey: async ({ id, overlap_hours: hours }, context) => {
      const owner = ownerOf(context);
      const now = clock();
      const rolled = await database.transaction(async (tx) => {
        const old = await lockKey(tx, owner, id);
        if (!old || (old.expires_at && old.expires_at <= now)) return noKey(context);
        const ends = new Date(now.getTime() + hours * HOUR_MS);
        // The old key gives up its place first, so an account with the most keys can roll one, too.
        await changeKey(tx, id, old.expires_at && old.expires_at < ends ? {} : { expires_at: ends });
        const { secret, shown } = newSecret(old);
        const { id: _id, last_used_at: _used, removed_at: _removed, ...settings } = old;
        const key = { ...settings, hash: secretHash(secret), shown, created_at: now };
        const added = await addKey(tx, key, hours === 0 ? now : ends);
        if (!added) return refuse(409, context.text.t('platform.mostKeys', { most: MOST_KEYS }));
        await recordAct(tx, entryOf('key.rolled', owner, id));
        return { key: await viewOf(tx, owner, added.id), secret };
      });
      live.forget(id);
      return rolled;
    },
    removeApiKey: async ({ id }, context) => {
      const owner = ownerOf(context);
      await database.transaction(async (tx) => {
        const key = await lockKey(tx, owner, id);
        if (!key) return noKey(context);
        await changeKey(tx, id, { removed_at: clock() });
        await recordAct(tx, entryOf('key.removed', owner, id));
      });
      live.forget(id);
      return { removed: true as const };
    },
    apiKeyUse: async ({ id }, context) => {
      const [key] = await keysOf(database, ownerOf(context), clock(), { id });
      return key ? useOf(database, id, clock()) : noKey(context);
    },
  };
}
