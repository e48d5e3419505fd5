import { withTexts } from '@vinlore/ui';
import { useRouter } from '@tanstack/react-router';
import { filesMessages } from '@vinlore/feedback-feature/files';
import { messageFieldMessages } from '@vinlore/feedback-feature/message';
import { FeedbackModal, modalMessages } from '@vinlore/feedback-feature/modal';
import { supportMessages } from '@vinlore/feedback-feature/support';
import { loadTexts } from '../load-texts.ts';
import { useMembership } from '../session/use-app.ts';

const Texts = withTexts(
  async (language) =>
    (await loadTexts(language, [modalMessages, supportMessages, messageFieldMessages, filesMessages])).messages,
);

/** The feedback modal of the members area. */
export function MembersFeedback() {
  const router = useRouter();
  const membership = useMembership();
  return (
    <Texts>
      <FeedbackModal
        member={membership.state === 'member' ? membership.session.user : null}
        onLeave={(address) => void router.navigate({ href: address })}
      />
    </Texts>
  );
}
