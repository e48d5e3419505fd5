import { CallError } from '@vinlore/contract';
import type { ReactNode } from 'react';
import { ImageFault } from './image/image-fault.ts';
import type { uiMessages } from './messages/index.ts';
import { useTranslator } from './site-context.ts';
import { Notice } from './status.tsx';

type UiText = keyof (typeof uiMessages)['en'] & string;

/** The status of an act that waits for a second person. */
const WAITS = 202;

/** What happened and what to do, as texts. A refusal's own message, in the reader's language, goes before ours. */
function textsOf(error: CallError): { what: UiText; next: UiText | null } {
  const { fault, status } = error;
  if (fault !== 'refused' && fault !== 'aborted') return { what: `ui.error.${fault}`, next: `ui.error.${fault}.do` };
  if (status === 401) return { what: 'ui.error.refused', next: 'ui.error.session.do' };
  if (status === 429) return { what: 'ui.error.limited', next: 'ui.error.limited.do' };
  if (status === 503) return { what: 'ui.error.down', next: 'ui.error.down.do' };
  if (status >= 500) return { what: 'ui.error.broken', next: 'ui.error.broken.do' };
  // A refusal with a message says itself what to do.
  return { what: 'ui.error.refused', next: error.message ? null : 'ui.error.refused.do' };
}

/** What `ErrorNotice` takes. */
export interface ErrorNoticeProps {
  /** What a call or `compressImage` threw. Anything else is a mistake of ours and shown as one. */
  readonly error: unknown;
  /** Offers to try again. */
  readonly onRetry?: () => void;
  /** Other ways on, beside trying again. */
  readonly actions?: ReactNode;
}

/**
 * A failed call: what happened, what to do, and, where something broke on our side, the number to tell support: a wrong
 * password needs none. Shows nothing for a call given up.
 */
export function ErrorNotice({ error, onRetry, actions }: ErrorNoticeProps) {
  const { t } = useTranslator<typeof uiMessages>();
  if (error instanceof ImageFault)
    return <Notice status="stop" role="alert" title={t(`ui.image.${error.reason}`)} actions={actions} />;
  const failure = error instanceof CallError ? error : new CallError('refused', '', 500);
  if (failure.fault === 'aborted') return null;
  // Nothing failed: what was asked for waits for a second person, and the message says so.
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
