import { useLocation, useNavigate } from '@tanstack/react-router';
import { SecureLogin } from '@vinlore/account-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { onwards } from '../session/onwards.ts';
import { useApp } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/securelogin`: the gate. Continues to the original destination, via sign-in if required. */
export function SecureLoginPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.gate'));
  const { store } = useApp();
  const { href } = useLocation();
  const navigate = useNavigate();
  return (
    <SecureLogin
      onPassed={(secureId) => {
        store.write('__secu_id', secureId);
        void navigate(onwards(href));
      }}
    />
  );
}
