import { DeskPage } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useBrand, useTranslator } from '@vinlore/ui';
import { BrandTabs } from './brand-tabs.tsx';
import { EditProvider } from './edit/edit-context.ts';
import { useBrandEdit } from './edit/use-brand-edit.ts';
import { LookSection } from './look/look-section.tsx';
import type { siteDeskMessages } from './messages/index.ts';
import { Conflicts } from './save/conflicts.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { FolderSection } from './sections/folder-section.tsx';
import { PlannedPanel } from './schedule/planned-panel.tsx';
import { GateSection } from './sections/gate-section.tsx';
import { PlainSections } from './sections/sections.tsx';

/** `/staff/brand`: all brand settings. */
export function BrandPage() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { name } = useBrand();
  const { query, edit, ...rest } = useBrandEdit();
  return (
    <DeskPage title={t('site.title')} lead={t('site.lead')}>
      <BrandTabs />
      {query.error !== null && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <p role="status">{t('site.loading')}</p>}
      {edit && rest.conflicts && (
        <EditProvider value={edit}>
          {!edit.mayChange && (
            <Notice status="info" title={t('site.ownersOnly')}>
              <p>{t('site.ownersOnlyLead', { brand: name })}</p>
            </Notice>
          )}
          <Conflicts conflicts={rest.conflicts} onTheirs={rest.keepTheirs} onYours={rest.keepYours} />
          <PlannedPanel onCanceled={rest.take} />
          <LookSection />
          <PlainSections />
          <GateSection tookGate={rest.tookGate} />
          {edit.mayChange && <FolderSection />}
          <SaveBar save={rest.save} discard={rest.discard} conflicts={rest.conflicts.length} />
        </EditProvider>
      )}
    </DeskPage>
  );
}
