import { useChat, useStartFeedback } from '@vinlore/feedback-feature';
import { useTranslator } from '@vinlore/ui';
import type { pageMessages } from '../pages/messages/index.ts';
import styles from './members-footer.module.css';

/**
 * Footer of every signed-in page: links for feedback on the service (docs/decisions.md §4) and to the chat, which may
 * be hidden.
 */
export function MembersFooter() {
  const { t } = useTranslator<typeof pageMessages>();
  const start = useStartFeedback();
  const { maximize } = useChat();
  return (
    <footer className={`no-print ${styles.footer}`}>
      <button type="button" className="btn btn-quiet" onClick={() => start({ vin: '', type: 'general' })}>
        {t('members.giveFeedback')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={maximize}>
        {t('members.chat')}
      </button>
    </footer>
  );
}
