import { BeforeAfter, Moment, Panel } from '@vinlore/desk-ui';
import type { Language } from '@vinlore/i18n';
import type { SiteMailView } from '@vinlore/site-domain';
import { useTranslator } from '@vinlore/ui';
import type { siteDeskMessages } from '../messages/index.ts';
import { PlanCard } from '../schedule/plan-card.tsx';

/** Props of both panels. */
interface PanelProps {
  readonly mail: SiteMailView;
  readonly names: ReadonlyMap<string, string>;
  readonly mayChange: boolean;
}

function useNames(names: PanelProps['names']) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  return ({ language, key }: { readonly language: Language; readonly key: string }) =>
    `${names.get(key) ?? key}, ${t(`site.in.${language}`)}`;
}

/** One scheduled change, or one that failed. */
function Planned({
  plan,
  mail,
  names,
  mayChange,
  onCanceled,
}: PanelProps & { readonly plan: SiteMailView['planned'][number]; readonly onCanceled: () => Promise<unknown> }) {
  const nameOf = useNames(names);
  const rows = plan.texts.map((text) => {
    const words = mail.texts.find(({ key }) => key === text.key)?.[text.language];
    return {
      ...{ key: `${text.language}.${text.key}`, name: nameOf(text) },
      before: words?.own ?? words?.product ?? '',
      after: text.value ?? words?.product ?? '',
    };
  });
  return (
    <PlanCard plan={plan} mayChange={mayChange} onTried={onCanceled}>
      <BeforeAfter rows={rows} />
    </PlanCard>
  );
}

/** Scheduled changes of the email. */
export function PlannedMail(props: PanelProps & { readonly onCanceled: () => Promise<unknown> }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  if (props.mail.planned.length === 0) return null;
  return (
    <Panel title={t('site.planned')}>
      <div className="stack">
        {props.mail.planned.map((plan) => (
          <Planned key={plan.id} {...props} plan={plan} />
        ))}
      </div>
    </Panel>
  );
}

/** History of the email. Restoring puts the earlier text into the fields, to be saved like any other change. */
export function MailHistory({
  mail,
  names,
  mayChange,
  onUse,
}: PanelProps & { readonly onUse: (change: SiteMailView['changes'][number]) => void }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const nameOf = useNames(names);
  return (
    <Panel title={t('site.mail.history')}>
      {mail.changes.length === 0 && <p className="dim">{t('site.mail.historyNone')}</p>}
      <div className="stack">
        {mail.changes.map((change) => (
          <div
            key={change.version}
            className="stack"
            role="group"
            aria-label={t('site.change', { version: change.version })}
          >
            <p className="dim sm">
              {change.by === null ? t('site.byJob') : t('site.by', { by: change.by })} · <Moment at={change.at} />
            </p>
            <BeforeAfter
              rows={change.texts.map((text) => ({
                ...{ key: `${text.language}.${text.key}`, name: nameOf(text) },
                before: text.before ?? t('site.productText'),
                after: text.after ?? t('site.productText'),
              }))}
            />
            {mayChange && (
              <div>
                <button type="button" className="btn btn-outline" onClick={() => onUse(change)}>
                  {t('site.mail.use')}
                </button>
              </div>
            )}
          </div>
        ))}
      </div>
    </Panel>
  );
}
