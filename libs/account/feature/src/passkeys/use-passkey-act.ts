import { type Passkey, passkeyContract, type Session } from '@vinlore/account-domain';
import { CallError } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { PASSKEYS_KEY } from './passkeys-query.ts';

/** What changes by which passkeys the account can be opened. */
export type PasskeyAct = { readonly kind: 'add' } | { readonly kind: 'remove'; readonly passkey: Passkey };

/** An act, and the password where the server wanted it. */
export interface PasskeyTry {
  readonly act: PasskeyAct;
  readonly pass?: string;
}

const NeedsPassword = v.object({ needs: v.literal('password') });

/** Whether the server would do it with the password. */
export function needsPassword(error: Error | null): boolean {
  return error instanceof CallError && v.is(NeedsPassword, error.data);
}

const ACT_KEY = ['passkey-act'];

/** Adds or removes a passkey, one at a time. The session goes on under another token. */
export function usePasskeyAct(onSession: (session: Session) => void) {
  const call = useCall();
  const queries = useQueryClient();
  const acting = useMutation({
    mutationKey: ACT_KEY,
    mutationFn: async ({ act, pass }: PasskeyTry) => {
      const { forgetPasskey, makePasskey } = await import('./making.ts');
      if (act.kind === 'remove') {
        onSession(await call(passkeyContract.remove, { id: act.passkey.id, pass }));
        forgetPasskey(act.passkey);
      } else {
        const creation = await call(passkeyContract.addOptions, { host: window.location.hostname, pass });
        const { session } = await call(passkeyContract.add, { made: await makePasskey(creation) });
        onSession(session);
      }
      await queries.invalidateQueries({ queryKey: PASSKEYS_KEY });
    },
  });
  // The second click of two comes before the first has been drawn.
  return { ...acting, isBusy: () => queries.isMutating({ mutationKey: ACT_KEY }) > 0 };
}
