import { applyLook } from '@vinlore/theming';
import { DESK_PREVIEW, type PublicBrand } from '@vinlore/brand';
import { useAddress, useTranslator } from '@vinlore/ui';
import { useEffect, useRef } from 'react';
import type { siteDeskMessages } from '../messages/index.ts';
import styles from './look.module.css';

type Scheme = 'light' | 'dark';

/** Applies a look to a frame's page, waiting until it has loaded. */
function lay(frame: HTMLIFrameElement, looks: PublicBrand, scheme: Scheme): void {
  const page = frame.contentDocument;
  // Right after the first byte, the document has no element yet.
  if (!page?.defaultView || !(page.documentElement as Element | null)) return;
  page.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  applyLook(looks, page);
}

/** The brand's home page at phone width in one color scheme, not interactive. */
function Phone({ looks, scheme }: { readonly looks: PublicBrand; readonly scheme: Scheme }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const address = useAddress();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) lay(frame.current, looks, scheme);
  }, [looks, scheme]);
  return (
    <figure className={styles.phone}>
      <div className={styles.glass} inert>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('site.previewOf', { scheme: t(`site.${scheme}`) })}
          src={DESK_PREVIEW + address('/')}
          onLoad={({ currentTarget }) => lay(currentTarget, looks, scheme)}
        />
      </div>
      <figcaption className="dim xs">{t(`site.${scheme}`)}</figcaption>
    </figure>
  );
}

/** The brand's real home page with the unsaved look, in light and dark. */
export function Preview({ looks }: { readonly looks: PublicBrand }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  return (
    <aside className={styles.preview} aria-label={t('site.preview')}>
      <p className="strong sm">{t('site.preview')}</p>
      <p className="dim xs">{t('site.previewLead')}</p>
      <div className={styles.phones}>
        <Phone looks={looks} scheme="light" />
        <Phone looks={looks} scheme="dark" />
      </div>
    </aside>
  );
}
