import { MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { type Ref, useId } from 'react';
import type { messageFieldMessages } from './messages/index.ts';

/** From this number of remaining characters on, the field shows a counter. */
const COUNT_FROM = 500;

/** Props of `MessageField`. */
export interface MessageFieldProps {
  readonly label: string;
  /** An additional hint next to the limit. */
  readonly hint?: string;
  readonly value: string;
  /** The error, after an attempt to send. */
  readonly error?: string;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly name?: string;
  /** Autofocus, for dialogs. */
  readonly first?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onType: (text: string) => void;
}

/**
 * The message field for support: shows its limit, and a counter near the end. Longer text isn't truncated;
 * `useMessageFault` returns the error that blocks sending it.
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
