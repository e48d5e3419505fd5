import { contentDeskContract, OldPathSchema, RedirectTargetSchema } from '@vinlore/content-domain';
import { ActDialog, layout } from '@vinlore/desk-ui';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import * as v from 'valibot';
import type { contentDeskMessages } from '../messages/index.ts';

interface AddressFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Returns the error of a value; false if it's empty or valid. */
  readonly error: string | false;
  readonly isFirst?: boolean;
}

function AddressField({ label, hint, value, onChange, error, isFirst }: AddressFieldProps) {
  return (
    <FieldFrame id={useId()} label={label} hint={hint} error={(value !== '' && error) || undefined}>
      {(ties) => (
        <input
          {...ties}
          {...(isFirst && { 'data-autofocus': '' })}
          className="field figure"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </FieldFrame>
  );
}

/** Props of `NewRedirect`. */
export interface NewRedirectProps {
  readonly onAdded: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Adds a redirect. */
export function NewRedirect({ onAdded, onClose }: NewRedirectProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const [path, setPath] = useState('');
  const [to, setTo] = useState('');
  const [temporary, setTemporary] = useState(false);
  const [isPath, isTarget] = [v.is(OldPathSchema, path), v.is(RedirectTargetSchema, to)];
  return (
    <ActDialog
      title={t('content.newRedirect')}
      lead={t('content.newRedirectLead')}
      action={t('content.redirectNow')}
      ready={isPath && isTarget}
      onAct={async () => {
        await call(contentDeskContract.addRedirect, { path, to, temporary });
        await onAdded();
      }}
      onClose={onClose}
    >
      <AddressField
        isFirst
        label={t('content.redirectFrom')}
        hint={t('content.redirectFromHint')}
        value={path}
        onChange={setPath}
        error={!isPath && t('content.redirectFromWrong')}
      />
      <AddressField
        label={t('content.redirectTo')}
        hint={t('content.redirectToHint')}
        value={to}
        onChange={setTo}
        error={!isTarget && t('content.redirectToWrong')}
      />
      <label className={layout.check}>
        <input type="checkbox" checked={temporary} onChange={({ target }) => setTemporary(target.checked)} />
        <span>{t('content.redirectTemporaryField')}</span>
      </label>
    </ActDialog>
  );
}
