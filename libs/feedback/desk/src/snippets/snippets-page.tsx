import { ActDialog, DeskPage, Panel, layout } from '@vinlore/desk-ui';
import { type Snippet, snippetContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { SnippetDialog } from './snippet-dialog.tsx';
import { snippetsQuery } from '../parts/snippet-queries.ts';

type Doing = { readonly what: 'edit' | 'remove'; readonly snippet: Snippet } | null;

/** A snippet in the list, with its actions. */
function Row({ snippet, onDo }: { snippet: Snippet; onDo: (doing: Doing) => void }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { name, text, language, resolves, tags } = snippet;
  return (
    <li className={layout.item}>
      <div>
        <h3 className="strong">{name}</h3>
        <p className={`dim sm ${layout.clamp}`} lang={language}>
          {text}
        </p>
        {(resolves || tags.length > 0) && (
          <p className="sm">
            {[resolves && t('macro.resolves'), tags.length > 0 && t('macro.tags', { tags: tags.join(', ') })]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      <div className="row">
        <button
          type="button"
          className="btn btn-outline"
          aria-label={`${t('snippets.edit')}: ${name}`}
          onClick={() => onDo({ what: 'edit', snippet })}
        >
          {t('snippets.edit')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`${t('snippets.remove')}: ${name}`}
          onClick={() => onDo({ what: 'remove', snippet })}
        >
          {t('snippets.remove')}
        </button>
      </div>
    </li>
  );
}

/** /staff/snippets: the brand's saved replies. */
export function SnippetsPage() {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { language: own } = useBrand();
  const { data: snippets, error, refetch } = useQuery(snippetsQuery(call));
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: snippetsQuery(call).queryKey });
  const add = () =>
    setDoing({
      what: 'edit',
      snippet: { id: crypto.randomUUID(), language: own, name: '', text: '', resolves: false, tags: [] },
    });
  const remove = async ({ id }: Snippet) => {
    await call(snippetContract.staffSnippetRemove, { id });
    refresh();
  };
  const languages = own === 'en' ? (['en', 'es'] as const) : (['es', 'en'] as const);
  return (
    <DeskPage
      title={t('snippets.title')}
      lead={t('snippets.lead')}
      actions={
        <button type="button" className="btn btn-primary" onClick={add}>
          {t('snippets.new')}
        </button>
      }
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!snippets && !error && (
        <span className={`skeleton ${layout.place}`} role="status" aria-label={t('snippets.loading')} />
      )}
      {snippets?.length === 0 && (
        <Panel title={t('snippets.none')}>
          <p className="dim">{t('snippets.noneLead')}</p>
        </Panel>
      )}
      {languages.map((language) => {
        const rows = snippets?.filter((each) => each.language === language) ?? [];
        return rows.length === 0 ? null : (
          <Panel key={language} title={t(`ticket.language.${language}`)}>
            <ul className={`${layout.rows} ${styles.snippetRows}`}>
              {rows.map((snippet) => (
                <Row key={snippet.id} snippet={snippet} onDo={setDoing} />
              ))}
            </ul>
          </Panel>
        );
      })}
      {doing?.what === 'edit' && <SnippetDialog snippet={doing.snippet} onKept={refresh} onClose={close} />}
      {doing?.what === 'remove' && (
        <ActDialog
          title={t('snippets.removeTitle', { name: doing.snippet.name })}
          lead={t('snippets.removeLead')}
          action={t('snippets.removeAct')}
          tone="danger"
          onAct={() => remove(doing.snippet)}
          onClose={close}
        />
      )}
    </DeskPage>
  );
}
