import type { DataOf } from '@vinlore/contract';
import { ticketContract } from '@vinlore/feedback-domain';
import { EMAIL_INPUT, FieldFrame, fieldRules, keepDigits, useCall, useTranslator, validateBy } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { AttachmentField, useAttachments } from '../files/index.ts';
import { FailureUnder, MessageField, useFailureWords, useMessageFault } from '../message/index.ts';
import { writtenAboutAtom } from '../start/written-about.ts';
import { TICKETS_KEY } from '../tickets/ticket-queries.ts';
import type { supportMessages } from './messages/index.ts';
import styles from './support-form.module.css';
import { PHONE_DIGITS, prefilled, supportDraftAtom, type SupportMember, type SupportValues } from './support-values.ts';

/** The result of a submission. */
export interface OpenedTicket extends DataOf<typeof ticketContract.createSupportTicket> {
  /** The server's text (spec §8): a title, and what happens next on the following line. */
  readonly words: string;
}

/** Props of `SupportForm`. */
export interface SupportFormProps {
  /** The car's VIN; '' if the member enters it. */
  readonly vin: string;
  /** Initial message, such as the order of a refund request. */
  readonly message?: string;
  /** Whether to show the VIN field. */
  readonly asksVin?: boolean;
  /** The document's type; absent for other topics. */
  readonly creditType?: 'report' | 'sticker';
  readonly member: SupportMember;
  /** Called when a submission starts. */
  readonly onSending?: () => void;
  readonly onSent: (ticket: OpenedTicket) => void;
  /** Called when it fails; the error is shown under the form. */
  readonly onFailed?: (words: string) => void;
  readonly onCancel: () => void;
}

type Faults = Partial<Record<'vin' | 'message' | 'email', string>>;

/** Rules of spec §5; `useMessageFault` validates the message. */
const RulesSchema = v.object({
  vin: fieldRules({ required: 'support.vinEmpty' }),
  email: fieldRules({
    required: 'support.emailInvalid',
    pattern: { value: /@/, message: 'support.emailInvalid' },
  }),
});

/** Returns the errors in the wording of spec §5 and the order of the fields. */
function useFaults(): (values: SupportValues) => Faults {
  const translator = useTranslator<typeof supportMessages>();
  const messageFault = useMessageFault(translator.t('support.messageEmpty'));
  const check = validateBy<SupportValues, (typeof supportMessages)['en']>(RulesSchema, translator);
  return (values) => ({ ...check(values), message: messageFault(values.message) });
}

/**
 * The Contact Support form (spec §2, §5), used on a page and in the feedback modal. A failed submission keeps its
 * input, also across sign-in; a retry is the same ticket.
 */
export function SupportForm(props: SupportFormProps) {
  const { vin, message = '', asksVin = true, creditType, member, onSending, onSent, onFailed, onCancel } = props;
  const { t } = useTranslator<typeof supportMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const ticket = useRef<{ readonly content: string; readonly id: string } | null>(null);
  const [draft, setDraft] = useAtom(supportDraftAtom);
  const setWrittenAbout = useSetAtom(writtenAboutAtom);
  const [judged, setJudged] = useState(false);
  const about = `${creditType ?? ''} ${vin} ${message}`;
  const isOwn = draft?.memberId === member.id && draft.about === about;
  const values = isOwn ? draft.values : prefilled(vin, member, message);
  const type = (part: Partial<SupportValues>) =>
    setDraft({ memberId: member.id, about, values: { ...values, ...part } });
  const attachments = useAttachments(`support ${member.id} ${about}`, (upload, options) =>
    call(ticketContract.ticketFileUpload, upload, options),
  );
  const failureWords = useFailureWords();
  const found = useFaults()(values);
  const faults: Faults = judged ? found : {};

  const send = useMutation({
    mutationFn: async (): Promise<OpenedTicket> => {
      const files = attachments.ids.join(',');
      // Changed values or files make a new ticket; unchanged ones may have arrived although the response was lost.
      const content = JSON.stringify([values, files]);
      if (ticket.current?.content !== content) ticket.current = { content, id: crypto.randomUUID() };
      const { id: ticket_id } = ticket.current;
      const input = {
        ...values,
        vin: values.vin.trim().toUpperCase(),
        credit_type: creditType,
        files: files || undefined,
        ticket_id,
      };
      let words = '';
      const opened = await call(ticketContract.createSupportTicket, input, {
        onMessage: (message) => (words = message),
      });
      setWrittenAbout((before) => new Set([...before, input.vin]));
      return { ...opened, words };
    },
    onMutate: onSending,
    onError: (error) => onFailed?.(failureWords(error)),
    onSuccess: (opened) => {
      setDraft(null);
      attachments.onSent();
      void queries.invalidateQueries({ queryKey: TICKETS_KEY });
      onSent(opened);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const first = (['vin', 'message', 'email'] as const).find((name) => found[name]);
    setJudged(first !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (attachments.isReady()) send.mutate();
  };
  const cancel = () => {
    setDraft(null);
    onCancel();
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {asksVin && (
        <FieldFrame id={`${id}-vin`} label={t('support.vin')} error={faults.vin}>
          {(ties) => (
            <input
              {...ties}
              name="vin"
              className={`field figure ${styles.vin}`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={values.vin}
              onChange={({ target }) => type({ vin: target.value })}
            />
          )}
        </FieldFrame>
      )}
      <MessageField
        name="message"
        label={t('support.message')}
        placeholder={t('support.messageExample')}
        value={values.message}
        error={faults.message}
        onType={(message) => type({ message })}
      />
      <AttachmentField attachments={attachments} />
      <FieldFrame id={`${id}-email`} label={t('support.email')} error={faults.email}>
        {(ties) => (
          <input
            {...EMAIL_INPUT}
            {...ties}
            className="field"
            maxLength={254}
            value={values.email}
            onChange={({ target }) => type({ email: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame id={`${id}-name`} label={t('support.name')} optional={t('support.optional')}>
        {(ties) => (
          <input
            {...ties}
            name="name"
            className="field"
            autoComplete="name"
            maxLength={200}
            value={values.name}
            onChange={({ target }) => type({ name: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame id={`${id}-phone`} label={t('support.phone')} optional={t('support.optionalDigits')}>
        {(ties) => (
          <input
            {...ties}
            name="phone"
            type="tel"
            inputMode="numeric"
            className="field"
            autoComplete="tel-national"
            maxLength={PHONE_DIGITS}
            value={values.phone}
            onChange={(event) => {
              keepDigits(event);
              type({ phone: event.currentTarget.value });
            }}
          />
        )}
      </FieldFrame>
      <div className={styles.actions}>
        <button type="submit" className="btn btn-lg btn-primary" aria-busy={send.isPending}>
          {t(send.isPending ? 'support.sending' : 'support.submit')}
        </button>
        <button type="button" className="btn btn-lg btn-outline" onClick={cancel}>
          {t('support.cancel')}
        </button>
      </div>
      <FailureUnder words={send.error && failureWords(send.error)} />
    </form>
  );
}
