import { LiveChatWidget } from '@livechat/widget-react';
import { CHAT_GROUP } from '@vinlore/feedback-domain';
import { useBrand } from '@vinlore/ui';
import type { ChatProviderProps } from './provider.ts';

/** LiveChat's widget, for brands with a license. */
export function LiveChatProvider({ visibility, onVisibility }: ChatProviderProps) {
  const { livechat_license: license = '' } = useBrand();
  return (
    <LiveChatWidget
      license={license}
      group={String(CHAT_GROUP)}
      visibility={visibility}
      onVisibilityChanged={(data) => onVisibility(data.visibility)}
    />
  );
}
