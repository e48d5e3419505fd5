import { deskContract } from '@vinlore/account-domain';
import { keepAcross } from '@vinlore/browser';
import { forgetDrafts } from '@vinlore/desk-ui';
import { SCHEME_KEY } from '@vinlore/theming';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { LogOutIcon } from '../icons.ts';
import type { staffMessages } from '../messages/index.ts';
import { useApp } from '../session/use-app.ts';

/** Ends this browser's session. */
export function LogOutButton({ className = 'btn btn-outline' }: { readonly className?: string }) {
  const { t } = useTranslator<typeof staffMessages>();
  const { call, memberships } = useApp();
  const logOut = useMutation({
    mutationFn: () => keepAcross([SCHEME_KEY], () => call(deskContract.logout, {})),
    onSuccess: () => {
      forgetDrafts();
      memberships.leave('logged-out');
    },
  });
  return (
    <>
      <button type="button" className={className} aria-busy={logOut.isPending} onClick={() => logOut.mutate()}>
        <LogOutIcon />
        {t(logOut.isPending ? 'staff.loggingOut' : 'staff.logOut')}
      </button>
      {logOut.error && <ErrorNotice error={logOut.error} />}
    </>
  );
}
