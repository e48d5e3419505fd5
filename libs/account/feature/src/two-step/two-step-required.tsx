import { MEMBERS_PATHS, type Session } from '@vinlore/account-domain';
import { loadMessages } from '@vinlore/i18n';
import { Modal, useCall, useTranslator, withTexts } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { factorsQuery } from './factors-query.ts';
import { twoStepMessages, type TwoStepTexts } from './messages/index.ts';
import { SetUp } from './set-up.tsx';
import styles from './two-step.module.css';

const Texts = withTexts((language) => loadMessages([twoStepMessages], language));

/** Props of `TwoStepRequired`. */
export interface TwoStepRequiredProps {
  readonly email: string;
  /** Number of credits above which two-step verification is required. */
  readonly credits: number;
  /** Called when the session has a new token. */
  readonly onSession: (session: Session) => void;
  /** @param done whether it was set up */
  readonly onEnd: (done: boolean) => void;
}

/**
 * Explains that this many credits require two-step verification and sets it up in place; the original request then
 * continues.
 */
export function TwoStepRequired(props: TwoStepRequiredProps) {
  return (
    <Texts>
      <Asking {...props} />
    </Texts>
  );
}

function Asking({ email, credits, onSession, onEnd }: TwoStepRequiredProps) {
  const { t } = useTranslator<TwoStepTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const [step, setStep] = useState<'asked' | 'set-up' | 'on'>('asked');
  if (step !== 'asked')
    return (
      <SetUp
        email={email}
        onDone={(session) => {
          onSession(session);
          setStep('on');
          void queries.invalidateQueries(factorsQuery(call));
        }}
        onClose={() => onEnd(step === 'on')}
      />
    );
  return (
    <Modal open onClose={() => onEnd(false)} title={t('two-step.requiredTitle')}>
      <div className={styles.form}>
        <p>{t('two-step.requiredLead', { credits })}</p>
        <div className={styles.actions}>
          <button type="button" className="btn btn-primary" data-autofocus onClick={() => setStep('set-up')}>
            {t('two-step.setUp')}
          </button>
          <button type="button" className="btn btn-outline" onClick={() => onEnd(false)}>
            {t('two-step.notNow')}
          </button>
        </div>
        <p className="dim sm">
          <a href={MEMBERS_PATHS.security}>{t('two-step.requiredPasskey')}</a>
        </p>
      </div>
    </Modal>
  );
}
