import { Panel, saveFile } from '@vinlore/desk-ui';
import { siteContract } from '@vinlore/site-domain';
import { ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { siteDeskMessages } from '../messages/index.ts';

/** Download of the brand folder for the repository. */
export function FolderSection() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { key } = useBrand();
  const call = useCall();
  const saving = useMutation({
    mutationFn: () => call(siteContract.siteBrandFolder, {}),
    onSuccess: (zip) => saveFile(`${key}.zip`, zip),
  });
  return (
    <Panel title={t('site.folder')}>
      <div className="stack">
        <p className="dim sm">{t('site.folderLead', { path: `apps/brands/${key}` })}</p>
        {saving.error && <ErrorNotice error={saving.error} />}
        <div>
          <button type="button" className="btn btn-outline" disabled={saving.isPending} onClick={() => saving.mutate()}>
            {t('site.folderSave')}
          </button>
        </div>
      </div>
    </Panel>
  );
}
