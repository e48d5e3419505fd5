import { SampleMark, useTranslator } from '@vinlore/ui';
import type { stickerMessages } from '../messages/index.ts';
import type { Choices } from './choices.ts';

/** Sources of lists and figures with their dates; sample data is marked as such (docs/decisions.md §5). */
export function SourceLine({ sources }: Pick<Choices, 'sources'>) {
  const { t, date } = useTranslator<typeof stickerMessages>();
  return (
    <p>
      {t('sticker.sources')}:{' '}
      {sources.map(({ name, as_of: asOf }) => t('sticker.source', { name, date: date(asOf) })).join(' · ')}{' '}
      {sources.some(({ sample }) => sample) && <SampleMark />}
    </p>
  );
}
