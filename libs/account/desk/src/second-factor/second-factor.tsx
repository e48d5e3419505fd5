import type { DeskMe, Session } from '@vinlore/account-domain';
import { AccountCard } from '@vinlore/account-feature/desk-parts';
import { useTranslator } from '@vinlore/ui';
import { useEffect } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { GiveCode } from './give-code.tsx';
import { GivePasskey } from './give-passkey.tsx';
import { SetUp } from './set-up.tsx';

/** Props of `SecondFactor`. */
export interface SecondFactorProps {
  readonly me: DeskMe;
  /** Called when the session has a new token. */
  readonly onGiven: (session: Session) => void;
}

/** Between sign-in and desk: verifies the second factor or sets up the first one (ADR 24). */
export function SecondFactor({ me, onGiven }: SecondFactorProps) {
  const { t } = useTranslator<AccountDeskTexts>();
  const settingUp = me.factor === 'to-set-up';
  const title = t(settingUp ? 'desk-account.setUpTitle' : 'desk-account.giveTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <AccountCard
      title={title}
      lead={t(settingUp ? 'desk-account.setUpLead' : 'desk-account.giveLead', { email: me.account.email })}
    >
      {settingUp ? (
        <SetUp email={me.account.email} onDone={onGiven} />
      ) : (
        <>
          {me.ways.code && <GiveCode onGiven={onGiven} />}
          {me.ways.passkey && <GivePasskey alone={!me.ways.code} onGiven={onGiven} />}
        </>
      )}
    </AccountCard>
  );
}
