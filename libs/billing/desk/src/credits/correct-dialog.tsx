import type { DataOf } from '@vinlore/contract';
import { type Pot, staffCreditContract } from '@vinlore/billing-domain';
import { ActDialog, ReasonField } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';
import { readCount } from '../parts/read-count.ts';
import { TextField } from '../parts/text-field.tsx';
import { SelectField } from '../parts/select-field.tsx';

/** Maximum credits per correction. */
const MOST = 1000;

/** Props of `CorrectDialog`. */
export interface CorrectDialogProps {
  readonly accountId: string;
  readonly books: Pick<DataOf<typeof staffCreditContract.staffCredits>, 'balances' | 'pots'>;
  readonly onClose: () => void;
}

/** Adds or removes a member's credits, with a reason. */
export function CorrectDialog({ accountId, books: { balances, pots }, onClose }: CorrectDialogProps) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [pot, setPot] = useState<Pot>(pots[0]!);
  const [gives, setGives] = useState(true);
  const [typed, setTyped] = useState('1');
  const [why, setWhy] = useState('');
  // One idempotency key per dialog, so retries apply the correction once.
  const [idempotency_key] = useState(() => crypto.randomUUID());
  const most = gives ? MOST : Math.min(MOST, balances[pot]);
  const count = readCount(typed);
  const isCount = count !== null && count <= most;
  const correct = async () => {
    const credits = gives ? (count ?? 0) : -(count ?? 0);
    const request = { account_id: accountId, pot, credits, why: why.trim(), idempotency_key };
    await call(staffCreditContract.staffCorrectCredits, request);
    await queries.invalidateQueries({ queryKey: MONEY_KEY });
  };
  return (
    <ActDialog
      title={t('credit.correctTitle')}
      lead={t('credit.correctLead')}
      action={t(gives ? 'credit.giveAct' : 'credit.takeAct', { count: count ?? 0 })}
      ready={isCount && why.trim().length >= 3}
      {...(!gives && { tone: 'danger' })}
      onAct={correct}
      onClose={onClose}
    >
      <div className={`columns ${styles.fields}`}>
        {pots.length > 1 && (
          <SelectField
            label={t('credit.which')}
            value={pot}
            options={pots.map((each) => [each, t(`credit.pot.${each}`)] as const)}
            onChange={setPot}
          />
        )}
        <SelectField
          label={t('credit.direction')}
          value={gives ? 'give' : 'take'}
          options={[
            ['give', t('credit.give')],
            ['take', t('credit.take')],
          ]}
          onChange={(direction) => setGives(direction === 'give')}
        />
      </div>
      <TextField
        label={t('credit.count')}
        hint={t('credit.there', { count: balances[pot] })}
        kind="number"
        value={typed}
        onChange={setTyped}
        max={4}
        fault={!isCount && t('credit.countFault', { most })}
      />
      <ReasonField label={t('money.why')} value={why} onChange={setWhy} max={300} />
    </ActDialog>
  );
}
