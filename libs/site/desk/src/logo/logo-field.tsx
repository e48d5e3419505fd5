import { logoFault, tidyLogo } from '@vinlore/brand';
import { LOGO_KEY } from '@vinlore/site-domain';
import { useBrand, useTranslator } from '@vinlore/ui';
import { type DragEvent, useState } from 'react';
import { useEdit } from '../edit/edit-context.ts';
import { FieldRow } from '../fields/field-row.tsx';
import type { siteDeskMessages } from '../messages/index.ts';
import styles from './logo.module.css';

/** Editor metadata can be far larger than the drawing itself; larger files are not logos. */
const MOST_BYTES = 500_000;

const pictureOf = (logo: string) => `data:image/svg+xml,${encodeURIComponent(logo)}`;

/** Previews of the logo where it is used. */
function Places({ logo }: { readonly logo: string }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { name, theme } = useBrand();
  const { light, dark } = theme.semantic;
  const src = pictureOf(logo);
  const places = [
    ['light', light.head, light.heading],
    ['dark', dark.head, dark.heading],
    ['paper', '#ffffff', theme.paper.ink],
  ] as const;
  return (
    <ul className={styles.places} aria-label={t('site.logoPlaces')}>
      {places.map(([place, background, color]) => (
        <li key={place}>
          <span className={styles.place} style={{ background, color }}>
            <img alt="" src={src} width={34} height={34} />
            {name}
          </span>
          <span className="dim xs">{t(`site.${place}`)}</span>
        </li>
      ))}
      <li>
        <span className={styles.place} style={{ background: light.bg }}>
          <img alt="" src={src} width={16} height={16} />
          <img alt="" src={src} width={32} height={32} />
        </span>
        <span className="dim xs">{t('site.logoIcon')}</span>
      </li>
    </ul>
  );
}

/** Upload field for the brand's SVG mark, with a preview before saving. */
export function LogoField() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  const [isOver, setOver] = useState(false);
  const logo = String(valueOf(LOGO_KEY));
  const fault = logoFault(logo);
  const take = async (file: File | undefined) => {
    if (!file) return;
    set(LOGO_KEY, file.size > MOST_BYTES ? `${file.size}` : tidyLogo(await file.text()));
  };
  const over = (event: DragEvent, isNow: boolean) => {
    if (!mayChange) return;
    event.preventDefault();
    setOver(isNow);
  };
  return (
    <FieldRow
      name={LOGO_KEY}
      wrong={fault ? t(`site.logo.${fault.code}`, { detail: fault.detail }) : t('site.wrong.text')}
    >
      {(ties) => (
        <div>
          <div
            className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
            onDragOver={(event) => over(event, true)}
            onDragLeave={(event) => over(event, false)}
            onDrop={(event) => {
              over(event, false);
              if (mayChange) void take(event.dataTransfer.files[0]);
            }}
          >
            {fault === null && <Places logo={logo} />}
            {mayChange && (
              <input
                {...ties}
                className="field"
                type="file"
                accept=".svg,image/svg+xml"
                onChange={({ target }) => {
                  void take(target.files?.[0]);
                  // Reset, so that choosing the same file again fires a change event.
                  target.value = '';
                }}
              />
            )}
          </div>
        </div>
      )}
    </FieldRow>
  );
}
