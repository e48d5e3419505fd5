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

/** A provider, loaded when the chat is first opened. */
const provider = (load: () => Promise<ComponentType<ChatProviderProps>>) =>
  lazy(() =>
    load()
      .catch(() => Unreachable)
      .then((Provider) => ({ default: Provider })),
  );
const LiveChatProvider = provider(() => import('./livechat-provider.tsx').then((module) => module.LiveChatProvider));
const PanelProvider = provider(() => import('./panel/panel-provider.tsx').then((module) => module.PanelProvider));

/** Props of `LiveChat`. */
export interface LiveChatProps {
  /** Path of the page. */
  readonly path: string;
}

/**
 * The live chat (spec §1): a button until it's opened; then LiveChat's widget if the brand has a license, otherwise the
 * built-in panel. Sits in the space that `--chat-lift` reserves at the bottom of the page.
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
    // Restores focus to where the chat was opened.
    if (before.current === 'maximized' && visibility === 'minimized') button.current?.focus({ preventScroll: true });
    before.current = visibility;
  }, [visibility]);

  const follow = (visibility: ChatVisibility) =>
    ({ minimized: chat.minimize, maximized: chat.maximize, hidden: chat.hide })[visibility]();
  const Provider = license === undefined ? PanelProvider : LiveChatProvider;
  // Once loaded, LiveChat's widget has its own button.
  const ours = license === undefined || !needed;
  const unread = useUnread(license === undefined && visibility === 'minimized', needed);
  return (
    <aside className={styles.chat} aria-label={t('feedback.chat')} hidden={visibility === 'hidden'}>
      {/* Rendered even when hidden: links elsewhere on the page open the chat through it. */}
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

/** The server-rendered live chat, hydrated on first interaction. */
export const LiveChatIsland = island('chat', LiveChat);
