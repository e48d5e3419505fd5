import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloseIcon, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { ActDialog } from '../act/act-dialog.tsx';
import { DeskLink, useDesk } from '../desk-context.tsx';
import type { deskMessages } from '../messages/index.ts';
import styles from './saved-views.module.css';

/** Saved views of a list, with a button to save the current one. */
export function SavedViewsBar({ list }: { readonly list: string }) {
  const { t } = useTranslator<typeof deskMessages>();
  const { place, views } = useDesk();
  const queries = useQueryClient();
  const queryKey = ['desk-views', list];
  const { data = [] } = useQuery({ queryKey, queryFn: ({ signal }) => views.of(list, signal) });
  const [name, setName] = useState<string | null>(null);
  const query = place.search.replace(/^\?/, '');
  const changed = () => queries.invalidateQueries({ queryKey });
  const removal = useMutation({ mutationFn: (id: string) => views.remove(id), onSuccess: changed });
  const isKept = data.some((view) => view.query === query);
  return (
    <>
      {data.length > 0 && (
        <ul className={styles.views} aria-label={t('desk.views')}>
          {data.map((view) => (
            <li key={view.id} className={styles.view}>
              <DeskLink
                className={styles.link}
                href={`${place.pathname}?${view.query}`}
                aria-current={view.query === query ? 'true' : undefined}
              >
                {view.name}
              </DeskLink>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('desk.removeView', { name: view.name })}
                onClick={() => removal.mutate(view.id)}
              >
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {query !== '' && !isKept && (
        <button type="button" className="btn btn-quiet" onClick={() => setName('')}>
          {t('desk.saveView')}
        </button>
      )}
      {name !== null && (
        <ActDialog
          title={t('desk.saveView')}
          action={t('desk.save')}
          ready={name.trim() !== ''}
          onAct={async () => {
            await views.save(list, { name: name.trim(), query });
            await changed();
          }}
          onClose={() => setName(null)}
        >
          <label className="stack">
            <span className="strong">{t('desk.viewName')}</span>
            <input
              className="field"
              data-autofocus
              value={name}
              maxLength={60}
              onChange={(e) => setName(e.target.value)}
            />
          </label>
        </ActDialog>
      )}
    </>
  );
}
