import { withTexts } from '@vinlore/ui';
import { useLocation } from '@tanstack/react-router';
import { chatMessages, LiveChat } from '@vinlore/feedback-feature';
import { loadTexts } from '../load-texts.ts';

const Texts = withTexts(async (language) => (await loadTexts(language, [chatMessages])).messages);

/** Live chat of the members area. */
export function MembersChat() {
  const { pathname } = useLocation();
  return (
    <Texts>
      <LiveChat path={pathname} />
    </Texts>
  );
}
