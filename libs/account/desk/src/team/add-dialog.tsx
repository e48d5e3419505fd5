import { EmailSchema, type Rights, takesTwo, teamContract } from '@vinlore/account-domain';
import { ActDialog } from '@vinlore/desk-ui';
import { EMAIL_INPUT, FieldFrame, toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as v from 'valibot';
import type { AccountDeskTexts } from '../messages/index.ts';
import { RightsFields } from './rights-fields.tsx';
import { useOtherBrands } from './use-brands.ts';

const NOTHING: Rights = { permissions: [], brands: [] };

/** Adds a team member by email. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const brands = useOtherBrands();
  const id = useId();
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState<Rights>({ permissions: ['support'], brands: [] });
  return (
    <ActDialog
      title={t('desk-account.add')}
      lead={t('desk-account.addLead')}
      action={t('desk-account.addAction')}
      ready={v.is(EmailSchema, email)}
      onAct={async () => {
        const { permissions, brands } = rights;
        const added = await call(teamContract.add, { email, permissions: [...permissions], brands: [...brands] });
        toasts.show({ status: 'ok', message: t(added.done ? 'desk-account.added' : 'desk-account.asked', { email }) });
        await queries.invalidateQueries({ queryKey: ['team'] });
      }}
      onClose={onClose}
    >
      <FieldFrame id={id} label={t('desk-account.email')}>
        {(ties) => (
          <input
            {...EMAIL_INPUT}
            {...ties}
            className="field"
            name="email"
            autoComplete="off"
            data-autofocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </FieldFrame>
      <RightsFields rights={rights} brands={brands} onChange={setRights} />
      {takesTwo(NOTHING, rights) && <p className="dim sm">{t('desk-account.takesTwo')}</p>}
    </ActDialog>
  );
}
