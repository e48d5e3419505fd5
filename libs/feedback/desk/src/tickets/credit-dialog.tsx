import { ActDialog, layout, ReasonField } from '@vinlore/desk-ui';
import { type DeskTicket, ticketContract } from '@vinlore/feedback-domain';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useId, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';

/** Maximum number of credits at a time. */
const MOST = 10;

/** Props of `CreditDialog`. */
export interface CreditDialogProps {
  readonly ticket: DeskTicket;
  readonly onGiven: (ticket: DeskTicket) => void;
  readonly onClose: () => void;
}

/** Adds goodwill credits to a ticket's member: how many, of which type, and why. */
export function CreditDialog({ ticket, onGiven, onClose }: CreditDialogProps) {
  const { t, number: figure } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const { number, name, email } = ticket;
  const kinds = ticket.credit_kinds;
  const hasKinds = kinds.length > 1;
  const [product, setProduct] = useState(ticket.credit_product);
  const countId = useId();
  const [count, setCount] = useState(1);
  const [reason, setReason] = useState('');
  // One idempotency key per dialog, so a retry adds nothing.
  const gift = useRef(crypto.randomUUID());
  const give = async () =>
    onGiven(
      await call(ticketContract.staffTicketCredit, {
        number,
        gift_id: gift.current,
        credits: count,
        ...(hasKinds && { product }),
        reason: reason.trim(),
      }),
    );
  return (
    <ActDialog
      title={t('ticket.creditTitle')}
      lead={t('ticket.creditLead', { product, who: name || email })}
      action={t('ticket.creditAct', { count })}
      ready={reason.trim() !== ''}
      onAct={give}
      onClose={onClose}
    >
      {hasKinds && (
        <fieldset className="row">
          <legend className="strong">{t('ticket.creditKind')}</legend>
          {kinds.map((each) => (
            <label key={each} className={layout.check}>
              <input
                type="radio"
                name="product"
                value={each}
                checked={product === each}
                onChange={() => setProduct(each)}
              />
              <span>{t(`ticket.creditKind.${each}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <FieldFrame id={countId} label={t('ticket.creditCount')}>
        {(ties) => (
          <select {...ties} className="field" value={count} onChange={({ target }) => setCount(Number(target.value))}>
            {Array.from({ length: MOST }, (_, at) => at + 1).map((each) => (
              <option key={each} value={each}>
                {figure(each)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}
