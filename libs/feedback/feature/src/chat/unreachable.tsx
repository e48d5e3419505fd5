import { useBrand, useTranslator } from '@vinlore/ui';
import type { chatMessages } from '../messages/index.ts';
import { MinimizeIcon } from './icons.ts';
import styles from './live-chat.module.css';
import type { ChatProviderProps } from './provider.ts';

/** Shown if a provider's code can't be loaded. */
export function Unreachable({ visibility, onVisibility }: ChatProviderProps) {
  const { t } = useTranslator<typeof chatMessages>();
  const { support_email: email } = useBrand();
  if (visibility !== 'maximized') return null;
  return (
    <div className={styles.unreachable} role="alert">
      <button
        type="button"
        className={`btn ${styles.iconButton}`}
        aria-label={t('feedback.chatMinimize')}
        title={t('feedback.chatMinimize')}
        onClick={() => onVisibility('minimized')}
      >
        <MinimizeIcon />
      </button>
      <p className="strong">{t('feedback.chatUnreachable')}</p>
      <p>
        {t('feedback.chatUnreachableDo')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
