import { type AnyDocument, contentDeskContract, DocumentFaultSchema } from '@vinlore/content-domain';
import { CallError } from '@vinlore/contract';
import { ActDialog } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { DocumentChanges } from '../changes/document-changes.tsx';
import { conflictOf } from '../editing/conflict-of.ts';
import type { EditedText } from '../editing/use-text-in-work.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { FaultList } from './fault-list.tsx';
import styles from './publishing.module.css';
import { useCheck, useFaults } from './use-check.ts';
import { isAhead, WhenField } from './when-field.tsx';

/** Props of `PublishDialog`. */
export interface PublishDialogProps {
  readonly id: string;
  readonly edited: EditedText;
  readonly document: AnyDocument;
  /** Jumps to a field with an error. */
  readonly onJump: (path: string) => void;
  readonly onClose: () => void;
}

const FaultsSchema = v.object({ faults: v.array(DocumentFaultSchema) });

/** The errors for which the server rejected a publication. */
function refusedFor(error: unknown) {
  const data = error instanceof CallError ? v.safeParse(FaultsSchema, error.data) : null;
  return data?.success ? data.output.faults : [];
}

/** Publishes a text, now or later, after showing what changes for visitors and which errors must be fixed first. */
export function PublishDialog({ id, edited, document, onJump, onClose }: PublishDialogProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const [when, setWhen] = useState({ later: false, at: '' });
  const own = useFaults(document);
  const { data: checked } = useCheck(id, edited.language, document);
  const [refused, setRefused] = useState<ReturnType<typeof refusedFor>>([]);
  const known = new Set(own.map(({ path }) => path));
  const faults = [...own, ...[...(checked?.faults ?? []), ...refused].filter(({ path }) => !known.has(path))];
  const live = edited.text?.state === 'published' ? (edited.text.published?.document ?? null) : null;
  const jump = (path: string) => {
    onClose();
    onJump(path);
  };
  const publish = async () => {
    try {
      // Includes pending changes.
      const text = (await edited.save())!;
      const which = { id, language: edited.language, base: text.number };
      if (!when.later) edited.take(await call(contentDeskContract.publishDraft, which));
      else {
        const at = new Date(when.at).toISOString();
        const plan = await call(contentDeskContract.planAct, { ...which, act: 'publish', at });
        edited.amend({ ...text, plans: [plan, ...text.plans] });
      }
    } catch (error) {
      setRefused(refusedFor(error));
      if (!conflictOf(error)) throw error;
      edited.clash(error);
    }
  };
  return (
    <ActDialog
      title={t('content.publishTitle')}
      lead={live ? t('content.publishLead') : t('content.publishFirst')}
      action={t(when.later ? 'content.planIt' : 'content.publishNow')}
      ready={faults.length === 0 && (!when.later || isAhead(when.at))}
      onAct={publish}
      onClose={onClose}
    >
      <FaultList title={t('content.faultsTitle')} document={document} faults={faults} onJump={jump} />
      <FaultList title={t('content.doubtsTitle')} document={document} faults={checked?.doubts ?? []} onJump={jump} />
      {/* Scrollable, so it must be focusable by keyboard. */}
      <div className={styles.diff} tabIndex={0} role="group" aria-label={t('content.changes')}>
        <DocumentChanges before={live} after={document} />
      </div>
      <WhenField {...when} onChange={setWhen} />
    </ActDialog>
  );
}
