import { ActDialog, Panel } from '@vinlore/desk-ui';
import { siteContract } from '@vinlore/site-domain';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import { useEdit } from '../edit/edit-context.ts';
import { ChoiceField } from '../fields/controls.tsx';
import fields from '../fields/fields.module.css';
import type { siteDeskMessages } from '../messages/index.ts';

/** Dialog for the members area's access email and password. */
function GateDialog({ onSet, onClose }: { readonly onSet: (email: string) => void; readonly onClose: () => void }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const call = useCall();
  const { state } = useEdit();
  const [email, setEmail] = useState(state.gate_email ?? '');
  const [password, setPassword] = useState('');
  const [emailId, passwordId] = [useId(), useId()];
  return (
    <ActDialog
      title={t('site.gateDialog')}
      lead={t('site.gateDialogLead')}
      action={t('site.gateSave')}
      ready={email.includes('@') && password.length >= 8}
      onAct={async () => onSet((await call(siteContract.setSiteGate, { email, password })).gate_email)}
      onClose={onClose}
    >
      <FieldFrame id={emailId} label={t('site.email')}>
        {(ties) => (
          <input
            {...ties}
            type="email"
            className="field"
            data-autofocus
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </FieldFrame>
      <FieldFrame id={passwordId} label={t('site.password')} hint={t('site.passwordHint')}>
        {(ties) => (
          <input
            {...ties}
            type="password"
            className="field"
            autoComplete="new-password"
            maxLength={128}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </FieldFrame>
    </ActDialog>
  );
}

/** Password protection of the members area. */
export function GateSection({ tookGate }: { readonly tookGate: (email: string) => void }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { state, mayChange } = useEdit();
  const [asking, setAsking] = useState(false);
  const email = state.gate_email;
  return (
    <Panel
      title={t('site.gate')}
      actions={
        mayChange && (
          <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
            {t(email === null ? 'site.gateSet' : 'site.gateChange')}
          </button>
        )
      }
    >
      <div className="stack">
        <div className={fields.fields}>
          <ChoiceField name="settings.security" options={['enabled', 'disabled']} />
        </div>
        <p className="dim sm">{email === null ? t('site.gateNone') : t('site.gateEmail', { email })}</p>
      </div>
      {asking && <GateDialog onSet={tookGate} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
