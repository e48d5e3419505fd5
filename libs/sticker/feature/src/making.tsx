import { Progress, useTranslator } from '@vinlore/ui';
import type { stickerMessages } from './messages/index.ts';

/** Shown while a sticker is being created. */
export function Making() {
  const { t } = useTranslator<typeof stickerMessages>();
  return <Progress>{t('sticker.making')}</Progress>;
}
