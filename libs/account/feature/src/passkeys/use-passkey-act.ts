import { type Passkey, passkeyContract, type Session } from '@vinlore/account-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PASSKEYS_KEY } from './passkeys-query.ts';

/** An action that changes the account's passkeys. */
export type PasskeyAct = { readonly kind: 'add' } | { readonly kind: 'remove'; readonly passkey: Passkey };

const ACT_KEY = ['passkey-act'];

/** Adds or removes a passkey, one at a time. The session gets a new token. */
export function usePasskeyAct(onSession: (session: Session) => void) {
  const call = useCall();
  const queries = useQueryClient();
  const acting = useMutation({
    mutationKey: ACT_KEY,
    mutationFn: async (act: PasskeyAct) => {
      const { forgetPasskey, makePasskey } = await import('./making.ts');
      if (act.kind === 'remove') {
        onSession(await call(passkeyContract.remove, { id: act.passkey.id }));
        forgetPasskey(act.passkey);
      } else {
        const creation = await call(passkeyContract.addOptions, { host: window.location.hostname });
        const { session } = await call(passkeyContract.add, { made: await makePasskey(creation) });
        onSession(session);
      }
      await queries.invalidateQueries({ queryKey: PASSKEYS_KEY });
    },
  });
  // The second click of a double click arrives before the first is rendered.
  return { ...acting, isBusy: () => queries.isMutating({ mutationKey: ACT_KEY }) > 0 };
}
