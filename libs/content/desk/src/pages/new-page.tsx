import { LANGUAGES } from '@vinlore/brand';
import { contentDeskContract, PagePathSchema } from '@vinlore/content-domain';
import { ActDialog, useDesk } from '@vinlore/desk-ui';
import type { Language } from '@vinlore/i18n';
import { FieldFrame, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import * as v from 'valibot';
import type { contentDeskMessages } from '../messages/index.ts';
import { editorHref } from '../places.ts';
import { PathField } from './path-field.tsx';

/** Creates a page with a path, a name, and a first language, and opens its editor. */
export function NewPage({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const { go } = useDesk();
  const { language: own } = useBrand();
  const id = useId();
  const [path, setPath] = useState('/');
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState<Language>(own);
  const make = async () => {
    const blocks = [{ kind: 'page-head', title: title.trim() }];
    const document = { title: title.trim(), meta: { title: title.trim(), description: '' }, blocks };
    const page = await call(contentDeskContract.newPage, { path, language, document });
    go(editorHref(page.id, language));
  };
  return (
    <ActDialog
      title={t('content.newTitle')}
      lead={t('content.newLead')}
      action={t('content.newNow')}
      ready={title.trim() !== '' && path !== '/' && v.is(PagePathSchema, path)}
      onAct={make}
      onClose={onClose}
    >
      <PathField value={path} onChange={setPath} />
      <FieldFrame id={`${id}-title`} label={t('content.field.pageTitle')}>
        {(ties) => (
          <input
            {...ties}
            className="field"
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </FieldFrame>
      <FieldFrame id={`${id}-language`} label={t('content.firstLanguage')}>
        {(ties) => (
          <select
            {...ties}
            className="field"
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {t(`content.language.${each}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </ActDialog>
  );
}
