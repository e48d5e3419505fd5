import { CallError } from '@vinlore/contract';
import { useLinkSecret } from '@vinlore/browser';
import { ErrorNotice, type uiMessages, useTranslator } from '@vinlore/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './deletion.module.css';
import type { deletionMessages, DeletionKey } from './messages/index.ts';

/** One screen of this page; its heading gets focus when it replaces another. */
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

/** Props of `LinkAct`. */
export interface LinkActProps<Done> {
  readonly title: DeletionKey;
  readonly action: DeletionKey;
  readonly working: DeletionKey;
  /** Whether the action is destructive. */
  readonly danger?: boolean;
  /** The cancel link next to the button. */
  readonly beside?: ReactNode;
  /** Runs the action with the link's token. */
  readonly act: (token: string) => Promise<Done>;
  readonly doneTitle: DeletionKey;
  readonly done: (result: Done) => ReactNode;
  /** What to do if the link has expired. */
  readonly over: ReactNode;
  /** Description of the action. */
  readonly children: ReactNode;
}

/**
 * Page of an emailed link: explains the action and runs it on a click, never on load, because email security scanners
 * open every link.
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
