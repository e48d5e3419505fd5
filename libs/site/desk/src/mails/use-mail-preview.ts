import type { DataOf } from '@vinlore/contract';
import type { Language } from '@vinlore/i18n';
import { siteContract } from '@vinlore/site-domain';
import { useCall } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MailDraft } from './mail-draft.ts';

/** How long the preview waits for the next letter. */
const PAUSE_MS = 300;

/** Which email, in which way and language, with texts that are not saved. */
export interface TriedMail {
  readonly mail: string;
  readonly language: Language;
  readonly example: number;
  readonly texts: { readonly key: string; readonly value: string | null }[];
}

/** What a preview shows. */
export type MailPreview = DataOf<typeof siteContract.previewSiteMail>;

/** An email as calls try it. */
export const triedMail = (mail: string, language: Language, example: number, draft: MailDraft): TriedMail => ({
  ...{ mail, language, example },
  texts: Object.values(draft)
    .filter((wanted) => wanted.language === language)
    .map(({ key, value }) => ({ key, value })),
});

/** The email as it would be sent, kept up to date while somebody types. @param since changes when saved texts do */
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
