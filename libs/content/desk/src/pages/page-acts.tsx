import { contentDeskContract, type EditedDocument, PagePathSchema } from '@vinlore/content-domain';
import { ActDialog, useDesk } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import * as v from 'valibot';
import type { contentDeskMessages } from '../messages/index.ts';
import { useOtherBrands } from '../counterparts/use-counterparts.ts';
import { brandsHref, editorHref, PAGES_HREF } from '../places.ts';
import { PathField } from './path-field.tsx';

/** Props of `PageActs`. */
export interface PageActsProps {
  readonly page: EditedDocument;
  /** Saves pending changes. */
  readonly before: () => Promise<unknown>;
  readonly onChanged: () => void;
}

type Act = 'move' | 'copy' | 'delete';

/** Actions on the whole page: change its path, duplicate it, delete it. */
export function PageActs({ page, before, onChanged }: PageActsProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const { go } = useDesk();
  const [open, setOpen] = useState<Act | null>(null);
  const [path, setPath] = useState(page.path);
  const { data: brands } = useOtherBrands();
  const close = () => setOpen(null);
  const { id } = page;
  const isNew = v.is(PagePathSchema, path) && path !== page.path;
  const move = async () => {
    await before();
    await call(contentDeskContract.movePage, { id, path, from: page.path });
    onChanged();
  };
  const copy = async () => {
    await before();
    const made = await call(contentDeskContract.copyPage, { id, path });
    go(editorHref(made.id));
  };
  const remove = async () => {
    await before();
    await call(contentDeskContract.deletePage, { id });
    go(PAGES_HREF);
  };
  // Changes that couldn't be saved stay here with the error.
  const leaveForBrands = () =>
    before().then(
      () => go(brandsHref(id)),
      () => {},
    );
  const start = (act: Act) => {
    setPath(act === 'copy' ? `${page.path === '/' ? '' : page.path}-2` : page.path);
    setOpen(act);
  };
  if (page.deleted_at !== null) return null;
  return (
    <>
      {!page.required && (
        <button type="button" className="btn btn-outline" onClick={() => start('move')}>
          {t('content.move')}
        </button>
      )}
      {(brands?.length ?? 0) > 0 && (
        <button type="button" className="btn btn-outline" onClick={() => void leaveForBrands()}>
          {t('content.toBrands')}
        </button>
      )}
      <button type="button" className="btn btn-outline" onClick={() => start('copy')}>
        {t('content.copy')}
      </button>
      {!page.required && (
        <button type="button" className="btn btn-outline" onClick={() => start('delete')}>
          {t('content.delete')}
        </button>
      )}
      {open === 'move' && (
        <ActDialog
          title={t('content.moveTitle')}
          lead={t('content.moveLead', { path: page.path })}
          action={t('content.moveNow')}
          ready={isNew}
          onAct={move}
          onClose={close}
        >
          <PathField value={path} onChange={setPath} />
        </ActDialog>
      )}
      {open === 'copy' && (
        <ActDialog
          title={t('content.copyTitle')}
          lead={t('content.copyLead')}
          action={t('content.copyNow')}
          ready={isNew}
          onAct={copy}
          onClose={close}
        >
          <PathField value={path} onChange={setPath} />
        </ActDialog>
      )}
      {open === 'delete' && (
        <ActDialog
          title={t('content.deleteTitle', { path: page.path })}
          lead={t('content.deleteLead')}
          action={t('content.deleteNow')}
          tone="danger"
          onAct={remove}
          onClose={close}
        />
      )}
    </>
  );
}
