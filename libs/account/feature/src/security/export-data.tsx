import { deletionContract } from '@vinlore/account-domain';
import { ErrorNotice, Notified, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { AccountTexts } from '../messages/index.ts';
import styles from './security.module.css';

/** Downloads a file in the browser. */
function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser starts the download synchronously; without revoking, the URL would stay in memory until the page
  // closes.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Downloads everything stored about the member, as a JSON file. */
export function ExportData() {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const brand = useBrand();
  const file = `${brand.key}-data.json`;
  const exporting = useMutation({
    mutationFn: async () => {
      const data = await call(deletionContract.exportData, {});
      download(file, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    },
  });
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={exporting.isPending}
          onClick={() => {
            if (!exporting.isPending) exporting.mutate();
          }}
        >
          {t(exporting.isPending ? 'account.exportWorking' : 'account.exportAction')}
        </button>
      </div>
      {exporting.error && <ErrorNotice error={exporting.error} />}
      <div role="status">
        {exporting.isSuccess && <Notified key={exporting.submittedAt} message={t('account.exported', { file })} />}
      </div>
    </>
  );
}
