import { type Rights, takesTwo, teamContract, type TeamPerson } from '@vinlore/account-domain';
import { CallError } from '@vinlore/contract';
import { Panel } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, toasts, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { PermissionTags } from './permission-words.tsx';
import { RightsFields } from './rights-fields.tsx';
import styles from './team.module.css';
import { useOtherBrands } from './use-brands.ts';

const sorted = ({ permissions, brands }: Rights) => JSON.stringify([permissions.toSorted(), brands.toSorted()]);

/** Whether another owner saved first. */
const isLate = (error: unknown) => error instanceof CallError && error.status === 409;

/** The edited permissions and the ones they started from. */
interface Draft {
  readonly rights: Rights;
  readonly of: TeamPerson;
}

/** Shows what another owner changed in the meantime, with a button to discard your own changes. */
function Meanwhile({ person, onTake }: { readonly person: TeamPerson; readonly onTake: () => void }) {
  const { t } = useTranslator<AccountDeskTexts>();
  return (
    <Notice
      status="ask"
      title={t('desk-account.meanwhile')}
      actions={
        <button type="button" className="btn btn-outline" onClick={onTake}>
          {t('desk-account.takeTheirs')}
        </button>
      }
    >
      <PermissionTags permissions={person.permissions} />
      {person.brands.length > 0 && <p>{t('desk-account.meanwhileAt', { brands: person.brands.join(', ') })}</p>}
    </Notice>
  );
}

/**
 * Form for permissions and brands. Changes that need two people are sent to a second owner. If another owner saved
 * after this form was opened, their changes are shown first, so they aren't overwritten unseen.
 */
export function RightsForm({ person }: { readonly person: TeamPerson }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const givable = useOtherBrands();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { id, email, permissions, brands } = person;
  const rights = draft?.rights ?? person;
  const look = () => queries.invalidateQueries({ queryKey: ['team-person', id] });
  const saving = useMutation({
    mutationFn: () =>
      call(teamContract.change, {
        id,
        permissions: [...rights.permissions],
        brands: [...rights.brands],
        was: { permissions, brands },
      }),
    onSuccess: async ({ done }) => {
      toasts.show({ status: 'ok', message: t(done ? 'desk-account.saved' : 'desk-account.asked', { email }) });
      // The person's next call and the list pick it up.
      void queries.invalidateQueries({ queryKey: ['team'] });
      await look();
      setDraft(null);
    },
    onError: (error) => (isLate(error) ? look() : undefined),
  });
  const changed = sorted(rights) !== sorted(person);
  const meanwhile = draft !== null && sorted(draft.of) !== sorted(person);
  // Brands that the person has but this owner can't grant stay listed, so that they can be removed.
  const others = brands
    .filter((key) => !givable.some((brand) => brand.key === key))
    .map((key) => ({ key, name: key, domain: '' }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (changed && !saving.isPending) saving.mutate();
  };
  return (
    <Panel title={t('desk-account.rights')}>
      <form className={styles.form} onSubmit={save}>
        <RightsFields
          rights={rights}
          brands={[...givable, ...others]}
          onChange={(chosen) => setDraft({ rights: chosen, of: draft?.of ?? person })}
        />
        {changed && takesTwo(person, rights) && <p className="dim sm">{t('desk-account.takesTwo')}</p>}
        {meanwhile && <Meanwhile person={person} onTake={() => setDraft(null)} />}
        {saving.error && !(meanwhile && isLate(saving.error)) && <ErrorNotice error={saving.error} />}
        <button type="submit" className="btn btn-primary" disabled={!changed} aria-busy={saving.isPending}>
          {t(saving.isPending ? 'desk-account.saving' : 'desk-account.saveRights')}
        </button>
      </form>
    </Panel>
  );
}
