import { CallError } from '@vinlore/contract';
import type { ReactNode } from 'react';
import { ImageFault } from './image/image-fault.ts';
import type { uiMessages } from './messages/index.ts';
import { useTranslator } from './site-context.ts';
import { Notice } from './status.tsx';

type UiText = keyof (typeof uiMessages)['en'] & string;

/** Status of an act that is waiting for approval. */
const WAITS = 202;

/**
 * Returns text keys for what happened and what to do. A refusal's own message, in the reader's language, takes
 * precedence.
 */
function textsOf(error: CallError): { what: UiText; next: UiText | null } {
  const { fault, status } = error;
  if (fault !== 'refused' && fault !== 'aborted') return { what: `ui.error.${fault}`, next: `ui.error.${fault}.do` };
  if (status === 401) return { what: 'ui.error.refused', next: 'ui.error.session.do' };
  if (status === 429) return { what: 'ui.error.limited', next: 'ui.error.limited.do' };
  if (status === 503) return { what: 'ui.error.down', next: 'ui.error.down.do' };
  if (status >= 500) return { what: 'ui.error.broken', next: 'ui.error.broken.do' };
  // A refusal's message already says what to do.
  return { what: 'ui.error.refused', next: error.message ? null : 'ui.error.refused.do' };
}

/** Props of `ErrorNotice`. */
export interface ErrorNoticeProps {
  /** The error thrown by a call or `compressImage`. Any other error is displayed as an error on our side. */
  readonly error: unknown;
  /** Shows a "Try again" button. */
  readonly onRetry?: () => void;
  /** Other actions, next to "Try again". */
  readonly actions?: ReactNode;
}

/**
 * An error notice for a failed call: what happened, what to do, and the reference number for support if it failed on
 * our side; a wrong password needs none. Renders nothing for an aborted call.
 */
export function ErrorNotice({ error, onRetry, actions }: ErrorNoticeProps) {
  const { t } = useTranslator<typeof uiMessages>();
  if (error instanceof ImageFault)
    return <Notice status="stop" role="alert" title={t(`ui.image.${error.reason}`)} actions={actions} />;
  const failure = error instanceof CallError ? error : new CallError('refused', '', 500);
  if (failure.fault === 'aborted') return null;
  // Not an error: the request is waiting for approval, and the message says so.
  if (failure.status === WAITS) return <Notice status="ask" role="status" title={failure.message} actions={actions} />;
  const { what, next } = textsOf(failure);
  const isOurs = failure.fault !== 'refused' || failure.status >= 500;
  return (
    <Notice
      status="stop"
      role="alert"
      title={failure.message || t(what)}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <button type="button" className="btn btn-outline" onClick={onRetry}>
                {t('ui.retry')}
              </button>
            )}
            {actions}
          </>
        )
      }
    >
      {next && <p>{t(next, { seconds: failure.retryAfter ?? 0 })}</p>}
      {isOurs && failure.requestId && <p className="dim sm">{t('ui.error.request', { id: failure.requestId })}</p>}
    </Notice>
  );
}
