import { CallError } from '@vinlore/contract';
import type { Language } from '@vinlore/i18n';
import { type MailFault, MailRefusedSchema, siteContract, type SiteMailView } from '@vinlore/site-domain';
import { useCall } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { type MailDraft, mailDraftsAtom } from './mail-draft.ts';
import { mailQuery, mailsQuery } from './mail-queries.ts';

const NOTHING: MailDraft = {};

/** State and actions for editing one email. */
export function useMailEdit(mail: string) {
  const call = useCall();
  const query = useQuery(mailQuery(call, mail));
  const queries = useQueryClient();
  const [drafts, setDrafts] = useAtom(mailDraftsAtom);
  const [refused, setRefused] = useState<readonly MailFault[]>([]);
  const draft = drafts[mail] ?? NOTHING;
  const setDraft = (change: (draft: MailDraft) => MailDraft) => {
    setRefused([]);
    setDrafts((all) => ({ ...all, [mail]: change(all[mail] ?? NOTHING) }));
  };
  const take = (view: SiteMailView) => {
    queries.setQueryData(mailQuery(call, mail).queryKey, view);
    void queries.invalidateQueries({ queryKey: mailsQuery(call).queryKey, exact: true });
  };
  /**
   * @param at when the change takes effect; null for now
   * @returns the server's message if it needs a second owner's approval; null if it's saved
   */
  const save = async (reason: string, at: string | null): Promise<string | null> => {
    try {
      const changes = Object.values(draft);
      take(await call(siteContract.changeSiteMail, { mail, changes, reason, ...(at !== null && { at }) }));
      setDraft(() => NOTHING);
      return null;
    } catch (error) {
      if (error instanceof CallError && error.status === 202) {
        setDraft(() => NOTHING);
        await query.refetch();
        return error.message;
      }
      const parsed = v.safeParse(MailRefusedSchema, error instanceof CallError ? error.data : null);
      if (parsed.success) setRefused(parsed.output.faults ?? []);
      if (parsed.success && parsed.output.mail) take(parsed.output.mail);
      throw error;
    }
  };
  return {
    query,
    draft,
    setDraft,
    save,
    refetch: () => query.refetch(),
    refusedIn: (language: Language) => refused.filter((fault) => fault.language === language),
  };
}
