import { DESK_LETTER } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './mails.module.css';

/** Props of `LetterFrame`. */
export interface LetterFrameProps {
  readonly title: string;
  /** The email's HTML from the server. */
  readonly html: string;
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  /** Width of the reader's screen in CSS pixels. */
  readonly screen: number;
}

/** Forces the email's dark-mode media query on or off. */
const inScheme = (html: string, scheme: LetterFrameProps['scheme']) =>
  html.replace('@media (prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all');

/**
 * An email in its own frame: nothing in it runs or loads (enforced by the page at `DESK_LETTER`), and its links do
 * nothing.
 */
export function LetterFrame({ title, html, language, scheme, screen }: LetterFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(0);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    // Before it loads, the desk's own CSP applies; right after the first byte, the document has no element yet.
    if (page?.location.pathname !== DESK_LETTER || !(page.documentElement as Element | null)) return;
    page.documentElement.lang = language;
    page.documentElement.innerHTML = inScheme(html, scheme);
    page.addEventListener('click', (event) => event.preventDefault());
  }, [html, language, scheme]);
  useEffect(() => show(), [show]);
  const zoom = width > 0 ? Math.min(1, width / screen) : 1;
  return (
    <div className={styles.place} ref={place}>
      <div className={styles.screen} style={{ width: screen * zoom }}>
        <iframe
          ref={frame}
          title={title}
          src={DESK_LETTER}
          sandbox="allow-same-origin"
          className={styles.frame}
          style={{ width: screen, height: `${100 / zoom}%`, scale: zoom }}
          onLoad={show}
        />
      </div>
    </div>
  );
}
