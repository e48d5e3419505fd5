import { MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { type Ref, useId } from 'react';
import type { messageFieldMessages } from './messages/index.ts';

/** From so many characters left on the field counts them. */
const COUNT_FROM = 500;

/** What `MessageField` takes. */
export interface MessageFieldProps {
  readonly label: string;
  /** A sentence beside the limit. */
  readonly hint?: string;
  readonly value: string;
  /** What is wrong with it, once it was to be sent. */
  readonly error?: string;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly name?: string;
  /** In a dialog the field has the focus when it opens. */
  readonly first?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onType: (text: string) => void;
}

/**
 * The field of a message to support: its limit is said from the start and counted near the end. A longer text stays as it
 * was pasted, so that nothing is cut off unseen; `useMessageFault` has the words that stop it from being sent.
 */
export function MessageField({
  label,
  hint,
  value,
  error,
  rows = 5,
  first,
  ref,
  onType,
  placeholder,
  name,
}: MessageFieldProps) {
  const { t } = useTranslator<typeof messageFieldMessages>();
  const left = MESSAGE_LENGTH - value.length;
  const limit =
    left < 0
      ? t('message.over', { count: -left })
      : left <= COUNT_FROM
        ? t('message.left', { count: left })
        : t('message.limit', { count: MESSAGE_LENGTH });
  return (
    <FieldFrame id={useId()} label={label} hint={hint ? `${hint} ${limit}` : limit} error={error}>
      {(ties) => (
        <textarea
          {...ties}
          ref={ref}
          data-autofocus={first}
          name={name}
          className="field"
          rows={rows}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </FieldFrame>
  );
}
