import { type AnyDocument, contentDeskContract } from '@vinlore/content-domain';
import type { Language } from '@vinlore/i18n';
import { useCall } from '@vinlore/ui';
import { useEffect, useRef, useState } from 'react';

/** Debounce of the preview, in milliseconds. */
const PAUSE_MS = 500;

/** The state of the preview. */
export interface PreviewState {
  /** URL of the page; null until known. */
  readonly href: string | null;
  /** Incremented with each update; a new value reloads the page. */
  readonly loads: number;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Keeps the preview of a document up to date while someone types. */
export function usePreview(id: string, language: Language, document: AnyDocument | null): PreviewState {
  const call = useCall();
  const [state, setState] = useState<Omit<PreviewState, 'retry'>>({ href: null, loads: 0, error: null });
  const [tries, setTries] = useState(0);
  const preview = useRef<string | null>(null);
  useEffect(() => {
    if (!document) return;
    const abort = new AbortController();
    const show = async () => {
      try {
        const input = { id, language, document, ...(preview.current !== null && { preview: preview.current }) };
        const answer = await call(contentDeskContract.previewDocument, input, { signal: abort.signal });
        preview.current = answer.preview;
        setState(({ loads }) => ({ href: answer.href, loads: loads + 1, error: null }));
      } catch (error) {
        // Aborted by the next edit.
        if (!abort.signal.aborted) setState((before) => ({ ...before, error }));
      }
    };
    const pause = setTimeout(() => void show(), preview.current === null ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [call, id, language, document, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
}
