import { Progress, useTranslator } from '@vinlore/ui';
import type { stickerMessages } from './messages/index.ts';

/** A sticker is being made. */
export function Making() {
  const { t } = useTranslator<typeof stickerMessages>();
  return <Progress>{t('sticker.making')}</Progress>;
}
