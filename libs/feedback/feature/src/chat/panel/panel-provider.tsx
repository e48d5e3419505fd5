import { type Language, loadMessages, type Messages } from '@vinlore/i18n';
import { MoreTexts, useTranslator } from '@vinlore/ui';
import { use } from 'react';
import type { ChatProviderProps } from '../provider.ts';
import { ChatPanel } from './chat-panel.tsx';
import { panelMessages } from './messages/index.ts';

const loading = new Map<Language, Promise<Messages>>();

/** The panel's messages. If a language fails to load after all retries (spec §9), falls back to English. */
function textsIn(language: Language): Promise<Messages> {
  const texts = loading.get(language) ?? loadMessages([panelMessages], language).catch(() => panelMessages.en);
  loading.set(language, texts);
  return texts;
}

/** The built-in chat, for brands without a LiveChat license. */
export function PanelProvider(props: ChatProviderProps) {
  const { language } = useTranslator<typeof panelMessages>();
  const messages = use(textsIn(language));
  if (props.visibility !== 'maximized') return null;
  return (
    <MoreTexts messages={messages}>
      <ChatPanel {...props} />
    </MoreTexts>
  );
}
