import { memberFactorContract, type OwnFactors, type Session } from '@vinlore/account-domain';
import { loadMessages } from '@vinlore/i18n';
import { ErrorNotice, lazyPart, Modal, Notified, useCall, useTranslator, withTexts } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { SettingsSection } from '../form/settings-section.tsx';
import { factorsQuery } from './factors-query.ts';
import { twoStepMessages, type TwoStepTexts } from './messages/index.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-step.module.css';

const Texts = withTexts((language) => loadMessages([twoStepMessages], language));
const SetUp = lazyPart(() => import('./set-up.tsx'), 'SetUp');

/** Warn at or below this number of recovery codes. */
const FEW = 3;

/** Props of `TwoStep`. */
export interface TwoStepProps {
  readonly email: string;
  /** Called when this session has a new token. */
  readonly onSession: (session: Session) => void;
}

/** Two-step verification on the security page: status, setup, new recovery codes, turn off. */
export function TwoStep(props: TwoStepProps) {
  return (
    <Suspense fallback={null}>
      <Texts>
        <Section {...props} />
      </Texts>
    </Suspense>
  );
}

type Act = 'set-up' | 'renew' | 'off';

function Section({ email, onSession }: TwoStepProps) {
  const { t } = useTranslator<TwoStepTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const query = useQuery(factorsQuery(call));
  const [act, setAct] = useState<Act | null>(null);
  const [news, setNews] = useState<'two-step.isOn' | 'two-step.isOff' | null>(null);
  const changed = () => queries.invalidateQueries(factorsQuery(call));
  const close = () => setAct(null);
  return (
    <SettingsSection title={t('two-step.title')} lead={t('two-step.lead')}>
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <div role="status">
          <p className="hidden-visually">{t('two-step.loading')}</p>
          <span className={`skeleton ${styles.place}`} />
        </div>
      )}
      {query.data && (
        <State
          factors={query.data}
          onAct={(next) => {
            setNews(null);
            setAct(next);
          }}
        />
      )}
      <div role="status">{news && <Notified message={t(news)} />}</div>
      {act === 'set-up' && (
        <Suspense fallback={null}>
          <SetUp
            email={email}
            onClose={close}
            onDone={(session) => {
              onSession(session);
              setNews('two-step.isOn');
              void changed();
            }}
          />
        </Suspense>
      )}
      {act === 'renew' && <Renew email={email} onRenewed={() => void changed()} onClose={close} />}
      {act === 'off' && (
        <TurnOff
          onOff={() => {
            setNews('two-step.isOff');
            close();
            void changed();
          }}
          onClose={close}
        />
      )}
    </SettingsSection>
  );
}

function State({ factors, onAct }: { readonly factors: OwnFactors; readonly onAct: (act: Act) => void }) {
  const { t, moment } = useTranslator<TwoStepTexts>();
  const { authenticator, recovery_codes: left } = factors;
  if (!authenticator)
    return (
      <>
        <p>{t('two-step.off')}</p>
        <div className={styles.actions}>
          <button type="button" className="btn btn-primary" onClick={() => onAct('set-up')}>
            {t('two-step.setUp')}
          </button>
        </div>
      </>
    );
  return (
    <>
      <p>
        {t('two-step.on', { when: moment(authenticator.set_at) })} {t('two-step.codesLeft', { count: left })}{' '}
        {left <= FEW && t('two-step.few')}
      </p>
      <div className={styles.actions}>
        <button type="button" className="btn btn-outline" onClick={() => onAct('renew')}>
          {t('two-step.renew')}
        </button>
        <button type="button" className="btn btn-outline" onClick={() => onAct('set-up')}>
          {t('two-step.replace')}
        </button>
        <button type="button" className="btn btn-outline" onClick={() => onAct('off')}>
          {t('two-step.turnOff')}
        </button>
      </div>
    </>
  );
}

interface RenewProps {
  readonly email: string;
  readonly onRenewed: () => void;
  readonly onClose: () => void;
}

function Renew({ email, onRenewed, onClose }: RenewProps) {
  const { t } = useTranslator<TwoStepTexts>();
  const call = useCall();
  const renewing = useMutation({
    mutationFn: () => call(memberFactorContract.renewCodes, {}),
    onSuccess: onRenewed,
  });
  if (renewing.data)
    return (
      <Modal open onClose={onClose} title={t('two-step.keepTitle')}>
        <RecoveryCodes codes={renewing.data.recovery_codes} email={email} onSaved={onClose} />
      </Modal>
    );
  return (
    <Question
      title={t('two-step.renewTitle')}
      lead={t('two-step.renewLead')}
      action={t(renewing.isPending ? 'two-step.renewing' : 'two-step.renew')}
      sending={renewing}
      onClose={onClose}
    />
  );
}

function TurnOff({ onOff, onClose }: { readonly onOff: () => void; readonly onClose: () => void }) {
  const { t } = useTranslator<TwoStepTexts>();
  const call = useCall();
  const removing = useMutation({ mutationFn: () => call(memberFactorContract.remove, {}), onSuccess: onOff });
  return (
    <Question
      title={t('two-step.offTitle')}
      lead={t('two-step.offLead')}
      action={t(removing.isPending ? 'two-step.turningOff' : 'two-step.turnOff')}
      sending={removing}
      onClose={onClose}
    />
  );
}

interface QuestionProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly sending: { readonly isPending: boolean; readonly error: Error | null; readonly mutate: () => void };
  readonly onClose: () => void;
}

function Question({ title, lead, action, sending, onClose }: QuestionProps) {
  const { t } = useTranslator<TwoStepTexts>();
  return (
    <Modal open onClose={onClose} title={title}>
      <div className={styles.form}>
        <p>{lead}</p>
        {sending.error && <ErrorNotice error={sending.error} />}
        <div className={styles.actions}>
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={sending.isPending}
            onClick={() => {
              if (!sending.isPending) sending.mutate();
            }}
          >
            {action}
          </button>
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {t('two-step.cancel')}
          </button>
        </div>
      </div>
    </Modal>
  );
}
