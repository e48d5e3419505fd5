import { historyDeskContract, type MappingFile, type NamedMapping } from '@vinlore/report-domain';
import { ActDialog, DeskLink, Moment, Panel, ReasonField, useDesk } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Words } from './choice.tsx';
import type { MappingTexts } from './messages/index.ts';
import styles from './studio.module.css';
import { textOfDraft, todosOf } from './todo.ts';

/** Query key prefix for mappings. */
export const MAPPINGS_KEY = ['history-mappings'] as const;

function RemoveDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { t } = useTranslator<MappingTexts>();
  const call = useCall();
  const { go } = useDesk();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      title={t('mapping.removeTitle', { name })}
      lead={t('mapping.removeLead')}
      action={t('mapping.remove')}
      tone="danger"
      ready={reason.trim() !== ''}
      onAct={async () => {
        await call(historyDeskContract.removeHistoryMapping, { name, reason });
        await queries.invalidateQueries({ queryKey: MAPPINGS_KEY });
        go('/staff/mappings');
      }}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

/** Props of `SavePanel`. */
export interface SavePanelProps {
  /** The mapping as it was opened; null for a new one. */
  readonly opened: NamedMapping | null;
  readonly draft: MappingFile;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSaved: (saved: NamedMapping) => void;
}

/** The to-do list and the form to save. A built-in mapping is saved under a new name. */
export function SavePanel({ opened, draft, name, onName, onSaved }: SavePanelProps) {
  const { t } = useTranslator<MappingTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const todos = todosOf(draft);
  const own = opened && !opened.shipped ? opened : null;
  const save = useMutation({
    mutationFn: () =>
      call(historyDeskContract.saveHistoryMapping, {
        name: name.trim(),
        text: textOfDraft(draft),
        seen_version: own && own.name === name.trim() ? own.version : 0,
      }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: MAPPINGS_KEY });
      onSaved(saved);
    },
  });
  return (
    <Panel title={t('mapping.save')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending && todos.length === 0) save.mutate();
        }}
      >
        {opened?.shipped && <p className="dim">{t('mapping.copyNote')}</p>}
        {todos.length > 0 && (
          <>
            <h3 className={styles.todoTitle}>{t('mapping.todo')}</h3>
            <ul className={styles.todos}>
              {todos.map(({ what, event, words }) => (
                <li key={words}>{what === 'other' ? words : t(`mapping.todo.${what}`, { event: (event ?? 0) + 1 })}</li>
              ))}
            </ul>
          </>
        )}
        <Words label={t('mapping.saveAs')} hint={t('mapping.saveAsHint')} value={name} most={40} onChange={onName} />
        {save.error && <ErrorNotice error={save.error} />}
        <div role="status">{save.data && <p>{t('mapping.saved', { version: save.data.version })}</p>}</div>
        <p className={styles.acts}>
          <button
            type="submit"
            className="btn btn-primary"
            aria-busy={save.isPending}
            disabled={todos.length > 0 || name.trim() === ''}
          >
            {t(save.isPending ? 'mapping.saving' : 'mapping.save')}
          </button>
          {opened && (
            <DeskLink className="btn btn-outline" href={`/staff/imports?map=${opened.name}`}>
              {t('mapping.import')}
            </DeskLink>
          )}
          {own && (
            <button type="button" className="btn btn-quiet" onClick={() => setRemoving(true)}>
              {t('mapping.remove')}
            </button>
          )}
        </p>
      </form>
      {own && own.versions.length > 1 && (
        <details className={styles.more}>
          <summary>{t('mapping.versions')}</summary>
          <ul className={styles.todos}>
            {own.versions.map(({ version, saved_at, removed }) => (
              <li key={version}>
                {removed ? (
                  t('mapping.removed')
                ) : (
                  <DeskLink href={`/staff/mappings/${own.name}?version=${version}`}>
                    {t('mapping.version', { version })}
                  </DeskLink>
                )}{' '}
                <Moment at={saved_at} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {isRemoving && own && <RemoveDialog name={own.name} onClose={() => setRemoving(false)} />}
    </Panel>
  );
}
