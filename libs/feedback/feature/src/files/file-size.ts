import { useTranslator } from '@vinlore/ui';
import type { filesMessages } from './messages/index.ts';

/** Bytes per megabyte, as file managers count. */
export const MB = 1_048_576;

/** @returns the formatted size: `1.2 MB`, `45 KB` */
export function useFileSize(): (bytes: number) => string {
  const { t, measure } = useTranslator<typeof filesMessages>();
  return (bytes) =>
    bytes < MB
      ? t('files.kb', { size: measure(Math.max(1, bytes / 1_024), 0) })
      : t('files.mb', { size: measure(bytes / MB) });
}
