import { type ChatVisibility, visibilityOn } from '@vinlore/feedback-domain';
import { island, useBrand, useTranslator } from '@vinlore/ui';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { chatMessages } from '../messages/index.ts';
import { ChatIcon } from './icons.ts';
import styles from './live-chat.module.css';
import type { ChatProviderProps } from './provider.ts';
import { Unreachable } from './unreachable.tsx';
import { useUnread } from './use-unread.ts';
import { useChat, useChatOpened } from './visibility-atom.ts';

/** A provider that is fetched when the chat is first opened. */
const provider = (load: () => Promise<ComponentType<ChatProviderProps>>) =>
  lazy(() =>
    load()
      .catch(() => Unreachable)
      .then((Provider) => ({ default: Provider })),
  );
const LiveChatProvider = provider(() => import('./livechat-provider.tsx').then((module) => module.LiveChatProvider));
const PanelProvider = provider(() => import('./panel/panel-provider.tsx').then((module) => module.PanelProvider));

/** What `LiveChat` takes. */
export interface LiveChatProps {
  /** Path of the page. */
  readonly path: string;
}

/**
 * The live chat (spec §1): a button until somebody opens it; then LiveChat's own widget where the brand has a license, else
 * the built-in panel. It stands in the place that `--chat-lift` leaves free at the bottom of the page.
 */
export function LiveChat({ path }: LiveChatProps) {
  const { t } = useTranslator<typeof chatMessages>();
  const { livechat_license: license } = useBrand();
  const chat = useChat();
  const visibility = visibilityOn(chat.visibility, path);
  const [needed, setNeeded] = useState(false);
  const opened = useChatOpened();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(visibility);
  if (visibility === 'maximized' && !needed) setNeeded(true);

  useEffect(() => {
    // The focus goes back to where the chat was opened.
    if (before.current === 'maximized' && visibility === 'minimized') button.current?.focus({ preventScroll: true });
    before.current = visibility;
  }, [visibility]);

  const follow = (visibility: ChatVisibility) =>
    ({ minimized: chat.minimize, maximized: chat.maximize, hidden: chat.hide })[visibility]();
  const Provider = license === undefined ? PanelProvider : LiveChatProvider;
  // LiveChat's widget, once it is here, has a button of its own.
  const ours = license === undefined || !needed;
  const unread = useUnread(license === undefined && visibility === 'minimized', needed);
  return (
    <aside className={styles.chat} aria-label={t('feedback.chat')} hidden={visibility === 'hidden'}>
      {/* There even where it is not shown: a link elsewhere on the page opens the chat by it. */}
      <button
        ref={button}
        type="button"
        className={`btn btn-primary ${styles.launcher}`}
        title={t('feedback.chatOpen')}
        data-floats=""
        hidden={!ours || visibility !== 'minimized'}
        onClick={chat.maximize}
      >
        <ChatIcon />
        <span className="hidden-visually">{t('feedback.chatOpen')}</span>
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <p className="hidden-visually" aria-live="polite">
        {unread > 0 && t('feedback.chatUnread', { count: unread })}
      </p>
      {needed && (
        <Suspense
          fallback={
            <p className={styles.opening} role="status">
              {t('feedback.chatOpening')}
            </p>
          }
        >
          <Provider visibility={visibility} onVisibility={follow} byHand={opened} />
        </Suspense>
      )}
    </aside>
  );
}

/** The live chat as part of a page's HTML, alive when it is touched. */
export const LiveChatIsland = island('chat', LiveChat);
