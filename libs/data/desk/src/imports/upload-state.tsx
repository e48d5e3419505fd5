import { ShareBar } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import type { dataDeskMessages } from '../messages/index.ts';
import { percentOf, sizeWords } from './import-words.tsx';
import type { Upload } from './use-upload.ts';

/** Upload progress, and the prompts that can interrupt it. */
export function UploadState({ upload, onStop }: { readonly upload: Upload; readonly onStop: () => void }) {
  const { t, moment, measure } = useTranslator<typeof dataDeskMessages>();
  switch (upload.step) {
    case 'none':
      return null;
    case 'broken':
      return <ErrorNotice error={upload.error} />;
    case 'gone':
      return <Notice status="stop" role="alert" title={t('imports.fileGone')} />;
    case 'known':
      return (
        <Notice
          status="ask"
          role="alert"
          title={t('imports.before', { date: moment(upload.at) })}
          actions={
            <>
              <button type="button" className="btn btn-primary" onClick={upload.goOn}>
                {t('imports.again')}
              </button>
              <button type="button" className="btn btn-outline" onClick={onStop}>
                {t('imports.leave')}
              </button>
            </>
          }
        >
          {t('imports.beforeLead')}
        </Notice>
      );
    case 'starting':
      return <p role="status">{t('imports.starting')}</p>;
    default: {
      const percent = percentOf(upload.share);
      const words =
        upload.step === 'reading'
          ? t('imports.reading', { percent })
          : t('imports.sending', { percent, size: sizeWords(upload.size, measure) });
      return <ShareBar share={upload.share} words={words} stop={{ label: t('imports.stopUpload'), onStop }} />;
    }
  }
}
