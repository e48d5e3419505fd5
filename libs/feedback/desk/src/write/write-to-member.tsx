import { Panel, useDesk, useMay } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import parts from '../parts/parts.module.css';
import { useDraft } from '../parts/use-draft.ts';
import { TICKETS } from '../tickets/ticket-queries.ts';
import { type MemberToWrite, WriteForm } from './write-form.tsx';

/** Messages a member from their page, which creates a ticket. Not available for staff and closed accounts. */
export function WriteToMember({ member }: { readonly member: MemberToWrite }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { go } = useDesk();
  const mayWrite = useMay('support');
  const about = `member ${member.id}`;
  const [draft] = useDraft(about);
  // Open if there is a draft; focused only on request.
  const [open, setOpen] = useState<'draft' | 'asked' | null>(draft === '' ? null : 'draft');
  if (!mayWrite || member.on_staff || member.closed_at !== null) return null;
  return (
    <Panel title={t('write.title')}>
      <div className={parts.form}>
        <p className="dim">{t(member.suspended_at === null ? 'write.lead' : 'write.leadSuspended')}</p>
        {open === null ? (
          <p>
            <button type="button" className="btn btn-outline" onClick={() => setOpen('asked')}>
              {t('write.begin')}
            </button>
          </p>
        ) : (
          <WriteForm
            member={member}
            about={about}
            hasFocus={open === 'asked'}
            onOpened={(number) => go(`${TICKETS}/${number}`)}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </Panel>
  );
}
