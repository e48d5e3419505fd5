import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useMembership } from '../session/use-app.ts';
import { MembersShell } from '../shell/members-shell.tsx';
import { StrangersFrame } from '../shell/strangers-frame.tsx';
import { usePageTitle } from '../use-page.ts';

/** 404 for a URL below `/members`. */
export function NotFoundPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.notFound'));
  const isStranger = useMembership().state === 'stranger';
  const Frame = isStranger ? StrangersFrame : MembersShell;
  return (
    <Frame>
      <h1>{t('members.notFound')}</h1>
      <Notice
        status="no"
        title={t('members.notFoundLead')}
        actions={
          <>
            <Link className="btn btn-outline" to={isStranger ? MEMBERS_PATHS.login : MEMBERS_PATHS.dashboard}>
              {t(isStranger ? 'members.toLogin' : 'members.toDashboard')}
            </Link>
            {!isStranger && (
              <Link className="btn btn-quiet" to={MEMBERS_PATHS.support}>
                {t('members.support')}
              </Link>
            )}
          </>
        }
      />
    </Frame>
  );
}
