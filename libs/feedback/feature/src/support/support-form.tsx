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

/** What became of a ticket. */
export interface OpenedTicket extends DataOf<typeof ticketContract.createSupportTicket> {
  /** What the server says of it (spec §8): a title, and on the next line what happens now. */
  readonly words: string;
}

/** What `SupportForm` takes. */
export interface SupportFormProps {
  /** The car that it is about; '' where the member says it. */
  readonly vin: string;
  /** What the message begins with, such as the order that a refund is asked for. */
  readonly message?: string;
  /** The form asks which car it is about. */
  readonly asksVin?: boolean;
  /** The document that it is about; none for anything else. */
  readonly creditType?: 'report' | 'sticker';
  readonly member: SupportMember;
  /** It is on its way: once a try. */
  readonly onSending?: () => void;
  readonly onSent: (ticket: OpenedTicket) => void;
  /** It was not taken; the words stand under the form. */
  readonly onFailed?: (words: string) => void;
  readonly onCancel: () => void;
}

type Faults = Partial<Record<'vin' | 'message' | 'email', string>>;

/** Rules of spec §5; what is wrong with a message, `useMessageFault` says. */
const RulesSchema = v.object({
  vin: fieldRules({ required: 'support.vinEmpty' }),
  email: fieldRules({
    required: 'support.emailInvalid',
    pattern: { value: /@/, message: 'support.emailInvalid' },
  }),
});

/** What is wrong, in the words of spec §5, in the order of the fields. */
function useFaults(): (values: SupportValues) => Faults {
  const translator = useTranslator<typeof supportMessages>();
  const messageFault = useMessageFault(translator.t('support.messageEmpty'));
  const check = validateBy<SupportValues, (typeof supportMessages)['en']>(RulesSchema, translator);
  return (values) => ({ ...check(values), message: messageFault(values.message) });
}

/**
 * The Contact Support form (spec §2, §5), on a page and in the feedback modal alike. What could not be sent stays in it,
 * over a login, too; sent again, it is the same ticket.
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
      // Other values or files are another ticket; the same ones may have arrived although their answer did not.
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
