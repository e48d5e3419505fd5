import { dataContract, LARGEST_FILE } from '@vinlore/data-domain';
import { useCall } from '@vinlore/ui';
import { useEffect, useRef, useState } from 'react';
import { type Begun, hashesOf, type ImportRequest, sendParts } from './upload-file.ts';

/** The chosen file and its details. */
export interface Chosen extends ImportRequest {
  readonly file: File;
}

/** State of an upload. `known`: the same file was imported before, and the user hasn't confirmed yet. */
export type Upload =
  | { readonly step: 'none' }
  | { readonly step: 'reading' | 'sending'; readonly share: number; readonly size: number }
  | { readonly step: 'starting' }
  | { readonly step: 'known'; readonly at: string; readonly goOn: () => void }
  | { readonly step: 'broken'; readonly error: unknown }
  /** The file can't be read anymore. */
  | { readonly step: 'gone' };

/** Text key of the error that blocks an upload. */
export function fileFault(file: File | null): 'imports.fileMissing' | 'imports.fileEmpty' | 'imports.fileLarge' | null {
  if (!file) return 'imports.fileMissing';
  if (file.size === 0) return 'imports.fileEmpty';
  return file.size > LARGEST_FILE ? 'imports.fileLarge' : null;
}

/** Name of the error browsers throw when the chosen file was changed, moved, or deleted. */
const isGone = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');

/**
 * Uploads a file and starts its check. Leaving the page stops the upload, but the server keeps the parts already
 * received.
 *
 * @param onBegun called with the import once its check has started
 */
export function useUpload(onBegun: (id: string) => void) {
  const call = useCall();
  const [upload, setUpload] = useState<Upload>({ step: 'none' });
  const cut = useRef(new AbortController());
  useEffect(() => () => cut.current.abort(), []);

  const guarded = async (work: (signal: AbortSignal) => Promise<void>) => {
    cut.current.abort();
    const own = (cut.current = new AbortController());
    try {
      await work(own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      setUpload(isGone(error) ? { step: 'gone' } : { step: 'broken', error });
    }
  };

  const send = (file: File, begun: Begun, hashes: readonly string[]) =>
    guarded(async (signal) => {
      const { id } = begun.import;
      const tell = (step: 'reading' | 'sending', share: number) => setUpload({ step, share, size: file.size });
      await sendParts(call, file, { begun, hashes }, tell, signal);
      setUpload({ step: 'starting' });
      await call(dataContract.startImport, { id, mode: 'check' }, { signal });
      onBegun(id);
    });

  const start = ({ file, ...request }: Chosen) =>
    guarded(async (signal) => {
      const tell = (step: 'reading' | 'sending', share: number) => setUpload({ step, share, size: file.size });
      tell('reading', 0);
      const { hashes, fingerprint } = await hashesOf(file, tell, signal);
      const begun = await call(
        dataContract.beginImport,
        { ...request, name: file.name, size: file.size, fingerprint },
        { signal },
      );
      const at = begun.imported_before;
      if (at === null) return send(file, begun, hashes);
      setUpload({ step: 'known', at, goOn: () => void send(file, begun, hashes) });
    });

  const stop = () => {
    cut.current.abort();
    setUpload({ step: 'none' });
  };
  return { upload, start, stop };
}
