import type { DataOf } from '@vinlore/contract';
import type { Language } from '@vinlore/i18n';
import { siteContract } from '@vinlore/site-domain';
import { useCall } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MailDraft } from './mail-draft.ts';

/** Debounce of the preview, in milliseconds. */
const PAUSE_MS = 300;

/** The email, format, and language to preview, with unsaved texts. */
export interface TriedMail {
  readonly mail: string;
  readonly language: Language;
  readonly example: number;
  readonly texts: { readonly key: string; readonly value: string | null }[];
}

/** The state of the preview. */
export type MailPreview = DataOf<typeof siteContract.previewSiteMail>;

/** Request body of a preview or test. */
export const triedMail = (mail: string, language: Language, example: number, draft: MailDraft): TriedMail => ({
  ...{ mail, language, example },
  texts: Object.values(draft)
    .filter((wanted) => wanted.language === language)
    .map(({ key, value }) => ({ key, value })),
});

/** The email as it would be sent, updated while typing. @param since changes when saved texts do */
export function useMailPreview(tried: TriedMail, since: number) {
  const call = useCall();
  const [settled, setSettled] = useState(tried);
  const wanted = JSON.stringify(tried);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(JSON.parse(wanted) as TriedMail), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  return useQuery({
    queryKey: ['site-mail-preview', settled, since],
    queryFn: ({ signal }) => call(siteContract.previewSiteMail, settled, { signal }),
    placeholderData: keepPreviousData,
  });
}
