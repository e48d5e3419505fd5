import { useBrand, useTranslator } from '@vinlore/ui';
import { useEffect } from 'react';
import type { membersMessages } from './messages/index.ts';

/** Sets the document title. */
export function usePageTitle(page: string): void {
  const { t } = useTranslator<typeof membersMessages>();
  const { name } = useBrand();
  const title = t('members.documentTitle', { page, brand: name });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
