import { CallError } from '@vinlore/contract';
import { useTranslator } from '@vinlore/ui';
import type { EditedText } from '../editing/use-text-in-work.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './text-head.module.css';

const isLost = (error: unknown) =>
  error instanceof CallError && (error.fault === 'network' || error.fault === 'timeout');

/** The save status; always rendered, since it is a live region. */
export function SaveWord({ edited }: { readonly edited: EditedText }) {
  const { t, moment } = useTranslator<typeof contentDeskMessages>();
  const { state, error, kept, text } = edited;
  const words = () => {
    const isLive = state === 'saved' && text?.state === 'published' && !text.draft;
    if (state !== 'unsaved')
      return t(`content.save.${isLive ? 'live' : state}`, { at: text ? moment(text.changed_at) : '' });
    const why = isLost(error) ? t('content.save.lost') : error instanceof CallError && error.message;
    return [t('content.save.unsaved'), why || t('content.save.failed'), kept && t('content.save.kept')]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <p className={`${styles.save} ${state === 'unsaved' || state === 'conflict' ? styles.alarm : ''}`} role="status">
      {text || state !== 'saved' ? words() : ''}
    </p>
  );
}
