import { CallError } from '@vinlore/contract';
import { useLinkSecret } from '@vinlore/browser';
import { ErrorNotice, type uiMessages, useTranslator } from '@vinlore/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './deletion.module.css';
import type { deletionMessages, DeletionKey } from './messages/index.ts';

/** A screen of this page: its heading has the focus when it took the place of another. */
function Screen({ title, fresh, children }: { title: string; fresh: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

/** What `LinkAct` takes. */
export interface LinkActProps<Done> {
  readonly title: DeletionKey;
  readonly action: DeletionKey;
  readonly working: DeletionKey;
  /** Whether the button destroys something. */
  readonly danger?: boolean;
  /** The way out, beside the button. */
  readonly beside?: ReactNode;
  /** What the button does with the link's secret. */
  readonly act: (token: string) => Promise<Done>;
  readonly doneTitle: DeletionKey;
  readonly done: (result: Done) => ReactNode;
  /** What to do when the link is over. */
  readonly over: ReactNode;
  /** What the button is about. */
  readonly children: ReactNode;
}

/**
 * What a mail's link opens: it says what will happen and does it on a click, never on load. Programs that check mails
 * for threats open every link in them.
 */
export function LinkAct<Done>(props: LinkActProps<Done>) {
  const { title, action, working, danger = false, beside, act, doneTitle, done, over, children } = props;
  const { t } = useTranslator<typeof deletionMessages & typeof uiMessages>();
  const token = useLinkSecret('token');
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [result, setResult] = useState<{ readonly of: Done } | null>(null);

  const click = async () => {
    setRunning(true);
    setError(null);
    await act(token ?? '').then((of) => setResult({ of }), setError);
    setRunning(false);
  };

  if (result)
    return (
      <Screen key="done" title={t(doneTitle)} fresh>
        {done(result.of)}
      </Screen>
    );
  if (token === null)
    return (
      <Screen key="incomplete" title={t('ui.link.incomplete')} fresh={false}>
        <p className={styles.lead}>{t('ui.link.incomplete.do')}</p>
      </Screen>
    );
  if (error instanceof CallError && error.status === 422)
    return (
      <Screen key="over" title={t('deletion.overTitle')} fresh>
        {over}
      </Screen>
    );
  return (
    <Screen key="asks" title={t(title)} fresh={false}>
      {children}
      {error !== null && (
        <div className={styles.notice}>
          <ErrorNotice error={error} />
        </div>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={`btn btn-lg ${danger ? styles.danger : 'btn-primary'} ${styles.submit}`}
          disabled={running}
          onClick={() => void click()}
        >
          {running && <span className={styles.spinner} aria-hidden="true" />}
          {t(running ? working : action)}
        </button>
        {beside}
      </div>
    </Screen>
  );
}
