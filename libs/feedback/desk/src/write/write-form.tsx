import type { Language } from '@vinlore/brand';
import { useDesk } from '@vinlore/desk-ui';
import { MESSAGE_LENGTH, ticketContract } from '@vinlore/feedback-domain';
import { AttachmentField, useAttachments } from '@vinlore/feedback-feature/files';
import { ErrorNotice, FieldFrame, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { ReplyField } from '../parts/reply-field.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { useOwnFacts } from '../parts/use-facts.ts';
import { useOutgoing } from '../parts/use-outgoing.ts';
import { vehicleQuery } from '../parts/vehicle-query.ts';
import { TICKETS_KEY } from '../tickets-key.ts';

/** A member of the brand, as needed to write to them. */
export interface MemberToWrite {
  readonly id: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  /** Language of the emails; null for the brand's. */
  readonly language: Language | null;
  readonly on_staff: boolean;
  readonly closed_at: string | null;
  readonly suspended_at: string | null;
}

/** Props of `WriteForm`. */
export interface WriteFormProps {
  readonly member: MemberToWrite;
  /** The draft key. */
  readonly about: string;
  /** Whether to focus the message field on mount. */
  readonly hasFocus: boolean;
  readonly onOpened: (number: string) => void;
  readonly onClose: () => void;
}

/** Topics; '' is other. */
type Topic = '' | 'report' | 'sticker';

const max = MESSAGE_LENGTH;
const VIN_LENGTH = 17;

/** The form for the first message of a ticket. A failed message stays, and a retry is the same ticket. */
export function WriteForm({ member, about, hasFocus, onOpened, onClose }: WriteFormProps) {
  const { id, email, first, last } = member;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { me } = useDesk();
  const brand = useBrand();
  const ids = { topic: useId(), vin: useId() };
  const field = useRef<HTMLTextAreaElement>(null);
  const [topic, setTopic] = useState<Topic>('');
  const [vin, setVin] = useDraft(`vin ${about}`);
  const attachments = useAttachments(`${me.id} ${about}`, (upload, options) =>
    call(ticketContract.staffTicketUpload, upload, options),
  );
  const outgoing = useOutgoing({ about, field, max, tooLong: t('ticket.long', { max }), isSent: true });
  const plain = vin.trim().toUpperCase();
  const { data: vehicle } = useQuery(vehicleQuery(call, plain.length === VIN_LENGTH ? plain : ''));
  const facts = {
    ...useOwnFacts(),
    name: [first, last].filter(Boolean).join(' '),
    vin: plain,
    vehicle: vehicle?.fullName ?? '',
  };
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  const send = useMutation({
    mutationFn: () =>
      call(ticketContract.staffTicketOpen, {
        account_id: id,
        ticket_id: outgoing.idOf([...attachments.ids, topic, plain]),
        ...(topic !== '' && { credit_type: topic }),
        vin: plain,
        text: outgoing.text,
        files: [...attachments.ids],
      }),
    onSuccess: ({ number }) => {
      outgoing.onSent();
      attachments.onSent();
      setVin('');
      void queries.invalidateQueries({ queryKey: TICKETS_KEY });
      onOpened(number);
    },
  });
  const submit = () => {
    if (!send.isPending && outgoing.isReady() && attachments.isReady()) send.mutate();
  };
  const language = member.language ?? brand.language;
  const topics = (['report', 'sticker'] as const).filter((each) => brand.features[each]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.topic}>
        <FieldFrame id={ids.topic} label={t('support.about')}>
          {(ties) => (
            <select
              {...ties}
              className="field"
              value={topic}
              onChange={({ target }) => setTopic(target.value as Topic)}
            >
              <option value="">{t('support.about.other')}</option>
              {topics.map((each) => (
                <option key={each} value={each}>
                  {t(`support.about.${each}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FieldFrame id={ids.vin} label={t('ticket.vin')} optional={t('write.optional')}>
          {(ties) => (
            <input
              {...ties}
              className="field figure"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={vin}
              onChange={({ target }) => setVin(target.value)}
            />
          )}
        </FieldFrame>
      </div>
      <ReplyField
        label={t('write.message')}
        hint={t(language === 'es' ? 'ticket.replyHintEs' : 'ticket.replyHint', { email, max })}
        outgoing={outgoing}
        field={field}
        facts={facts}
        language={language}
        onSend={submit}
      />
      <AttachmentField attachments={attachments} />
      {send.error && <ErrorNotice error={send.error} />}
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-busy={send.isPending}>
          {t(send.isPending ? 'ticket.sending' : 'write.send')}
        </button>
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {t('support.close')}
        </button>
        <p className="dim sm" role="status">
          {outgoing.text !== '' ? t('ticket.draftKept') : ''}
        </p>
      </div>
    </form>
  );
}
