import type { AnyDocument } from '@vinlore/content-domain';
import type { Language } from '@vinlore/i18n';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './preview.module.css';
import { usePreview } from './use-preview.ts';

/** Props of `Preview`. */
export interface PreviewProps {
  readonly id: string;
  readonly language: Language;
  readonly document: AnyDocument;
  readonly className?: string | undefined;
}

/** Screen widths of the preview, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
const SCHEMES = ['light', 'dark'] as const;

/** The available width. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, place };
}

/** The brand's real page with the edited document, at phone or desktop width, in light or dark. */
export function Preview({ id, language, document, className = '' }: PreviewProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { href, loads, error, retry } = usePreview(id, language, document);
  const [screen, setScreen] = useState<keyof typeof WIDTHS>('phone');
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, place } = useWidth();
  // Reloads instead of remounting, which would lose the scroll position.
  useEffect(() => {
    if (loads > 1) frame.current?.contentWindow?.location.reload();
  }, [loads]);
  const dress = useCallback(() => {
    const page = frame.current?.contentDocument;
    // Right after the first byte the document has no element yet; the scheme is applied on load.
    const root = page?.documentElement as Element | null | undefined;
    root?.setAttribute('data-mantine-color-scheme', scheme);
    // A link would leave the preview.
    page?.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
  }, [scheme]);
  useEffect(() => dress(), [dress]);
  const zoom = width > 0 ? Math.min(1, width / WIDTHS[screen]) : 1;
  return (
    <section className={`${styles.preview} ${className}`} aria-label={t('content.preview')}>
      <div className={styles.bar}>
        <div className={styles.choice} role="group" aria-label={t('content.screen')}>
          {(['phone', 'desktop'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={each === screen} onClick={() => setScreen(each)}>
              {t(`content.screen.${each}`)}
            </button>
          ))}
        </div>
        <div className={styles.choice} role="group" aria-label={t('content.scheme')}>
          {SCHEMES.map((each) => (
            <button key={each} type="button" aria-pressed={each === scheme} onClick={() => setScheme(each)}>
              {t(`content.scheme.${each}`)}
            </button>
          ))}
        </div>
      </div>
      {error !== null && (
        <div className={styles.error}>
          <ErrorNotice error={error} onRetry={retry} />
        </div>
      )}
      <div className={styles.place} ref={place}>
        {href === null ? (
          error === null && <span className={`skeleton ${styles.waiting}`} />
        ) : (
          <div className={styles.screen} style={{ width: WIDTHS[screen] * zoom }}>
            <iframe
              ref={frame}
              title={t('content.previewPage')}
              src={href}
              // Its scripts would run analytics, ask for consent, and open a chat.
              sandbox="allow-same-origin"
              className={styles.frame}
              style={{ width: WIDTHS[screen], height: `${100 / zoom}%`, scale: zoom }}
              onLoad={dress}
            />
          </div>
        )}
      </div>
    </section>
  );
}
