import { COLOR_NAMES, COLOR_SETTINGS } from '@vinlore/brand';
import { Panel, StatusTag } from '@vinlore/desk-ui';
import { isLook } from '@vinlore/site-domain';
import { ChevronRightIcon, useBrand, useTranslator } from '@vinlore/ui';
import { useMemo, useState } from 'react';
import { useEdit } from '../edit/edit-context.ts';
import { looksWith } from '../edit/faults.ts';
import { ColorField } from '../fields/controls.tsx';
import fields from '../fields/fields.module.css';
import type { siteDeskMessages } from '../messages/index.ts';
import styles from './look.module.css';
import { Preview } from './preview.tsx';

/** Every theme color, in light and dark, and the two print colors. */
function AllColors() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <fieldset key={scheme} className={styles.scheme}>
          <legend>{t(`site.${scheme}`)}</legend>
          <div className={fields.fields}>
            {COLOR_NAMES.map((name) => (
              <ColorField key={name} name={`theme.semantic.${scheme}.${name}`} label={t(`site.color.${name}`)} />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset className={styles.scheme}>
        <legend>{t('site.paper')}</legend>
        <div className={fields.fields}>
          <ColorField name="theme.paper.ink" />
          <ColorField name="theme.paper.accent" />
        </div>
      </fieldset>
    </>
  );
}

/** The brand's colors with live contrast checks and a preview in both schemes. */
export function LookSection() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const brand = useBrand();
  const { state, draft, faults } = useEdit();
  const looks = useMemo(() => looksWith(brand, state.fields, draft), [brand, state, draft]);
  const unseen = [...faults.keys()].filter(isLook);
  const inTheme = unseen.some((key) => key.startsWith('theme.'));
  const [asked, setAsked] = useState(false);
  const open = asked || inTheme;
  return (
    <Panel
      title={t('site.look')}
      actions={
        <span role="status">
          {unseen.length > 0 && <StatusTag tone="bad">{t('site.notSeen', { count: unseen.length })}</StatusTag>}
          {unseen.length === 0 && Object.keys(draft).some(isLook) && (
            <StatusTag tone="ok">{t('site.allSeen')}</StatusTag>
          )}
        </span>
      }
    >
      <div className={styles.look}>
        <div className={styles.colors}>
          <div className={fields.fields}>
            {Object.keys(COLOR_SETTINGS).map((setting) => (
              <ColorField key={setting} name={`settings.${setting}`} />
            ))}
          </div>
          <div>
            <button
              type="button"
              className={`btn btn-outline ${styles.more}`}
              aria-expanded={open}
              onClick={() => setAsked(!asked)}
            >
              <ChevronRightIcon size={16} />
              {t('site.allColors')}
            </button>
            <p className="dim sm">{t('site.allColorsLead')}</p>
          </div>
          {open && <AllColors />}
        </div>
        <Preview looks={looks} />
      </div>
    </Panel>
  );
}
