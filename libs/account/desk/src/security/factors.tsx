import { type OwnFactors, secondFactorContract } from '@vinlore/account-domain';
import { ActDialog, Moment, Panel, StatusTag } from '@vinlore/desk-ui';
import { ErrorNotice, Modal, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { SetUp } from '../second-factor/set-up.tsx';
import styles from './security.module.css';

/** Query keys to invalidate after a change of factors. */
export const OWN_FACTORS = ['own-factors'];

interface RowProps {
  readonly name: string;
  readonly tag?: ReactNode;
  readonly facts: ReactNode;
  readonly children?: ReactNode;
}

function Row({ name, tag, facts, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {name} {tag}
        </p>
        <p className="dim sm">{facts}</p>
      </div>
      {children}
    </li>
  );
}

/** The pending action on a factor. */
type Act = 'set-up' | 'remove' | 'renew' | null;

/** Your second factors: authenticator, passkeys, recovery codes. */
export function Factors({ email }: { readonly email: string }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: OWN_FACTORS,
    queryFn: ({ signal }) => call(secondFactorContract.list, {}, { signal }),
  });
  const [act, setAct] = useState<Act>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: OWN_FACTORS });
  const close = () => setAct(null);
  return (
    <Panel title={t('desk-account.factors')}>
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <span className={`skeleton ${styles.place}`} />}
      {query.data && <FactorRows factors={query.data} onAct={setAct} />}
      {act === 'set-up' && (
        <Modal open onClose={close} title={t('desk-account.setUpTitle')} closeButton>
          {query.data?.authenticator && <p className="dim">{t('desk-account.replaceLead')}</p>}
          <SetUp
            email={email}
            onDone={() => {
              close();
              void changed();
            }}
          />
        </Modal>
      )}
      {act === 'remove' && (
        <ActDialog
          title={t('desk-account.removeTitle')}
          lead={t('desk-account.removeLead')}
          action={t('desk-account.remove')}
          tone="danger"
          onAct={async () => {
            await call(secondFactorContract.remove, {});
            await changed();
          }}
          onClose={close}
        />
      )}
      {act === 'renew' && (
        <ActDialog
          title={t('desk-account.renewTitle')}
          lead={t('desk-account.renewLead')}
          action={t('desk-account.renew')}
          onAct={async () => {
            const { recovery_codes } = await call(secondFactorContract.renewCodes, {});
            setCodes(recovery_codes);
            await changed();
          }}
          onClose={close}
        />
      )}
      {codes && (
        <Modal open onClose={() => setCodes(null)} title={t('desk-account.keep')} closeButton>
          <p className="dim">{t('desk-account.keepHint')}</p>
          <RecoveryCodes codes={codes} email={email} />
        </Modal>
      )}
    </Panel>
  );
}

function FactorRows({ factors, onAct }: { readonly factors: OwnFactors; readonly onAct: (act: Act) => void }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const { authenticator, passkeys, recovery_codes: left } = factors;
  const isSet = (set: boolean) => (
    <StatusTag tone={set ? 'ok' : 'none'}>{t(set ? 'desk-account.isSet' : 'desk-account.notSet')}</StatusTag>
  );
  return (
    <ul className={styles.rows}>
      <Row
        name={t('desk-account.authenticator')}
        tag={isSet(authenticator !== null)}
        facts={
          authenticator ? (
            <>
              {t('desk-account.since')} <Moment at={authenticator.set_at} />
            </>
          ) : (
            t('desk-account.authenticatorLead')
          )
        }
      >
        <span className="row">
          <button type="button" className="btn btn-outline" onClick={() => onAct('set-up')}>
            {t(authenticator ? 'desk-account.replace' : 'desk-account.start')}
          </button>
          {authenticator && passkeys > 0 && (
            <button type="button" className="btn btn-outline" onClick={() => onAct('remove')}>
              {t('desk-account.remove')}
            </button>
          )}
        </span>
      </Row>
      {authenticator && (
        <Row
          name={t('desk-account.codes')}
          tag={left <= 3 && <StatusTag tone="wait">{t('desk-account.few', { count: left })}</StatusTag>}
          facts={t('desk-account.codesLeft', { count: left })}
        >
          <button type="button" className="btn btn-outline" onClick={() => onAct('renew')}>
            {t('desk-account.renew')}
          </button>
        </Row>
      )}
      <Row
        name={t('desk-account.passkeys')}
        tag={isSet(passkeys > 0)}
        facts={t('desk-account.passkeyCount', { count: passkeys })}
      />
    </ul>
  );
}
