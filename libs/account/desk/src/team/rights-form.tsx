import { teamContract, type TeamPerson } from '@vinlore/account-domain';
import { Panel } from '@vinlore/desk-ui';
import { ErrorNotice, toasts, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { type Rights, RightsFields } from './rights-fields.tsx';
import styles from './team.module.css';
import { useOtherBrands } from './use-brands.ts';

const sorted = ({ permissions, brands }: Rights) => JSON.stringify([permissions.toSorted(), brands.toSorted()]);

/** Changes what somebody may do and where. An owner's rights wait for a second owner. */
export function RightsForm({ person }: { readonly person: TeamPerson }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const givable = useOtherBrands();
  const [rights, setRights] = useState<Rights>(person);
  const { id, email } = person;
  const saving = useMutation({
    mutationFn: () =>
      call(teamContract.change, { id, permissions: [...rights.permissions], brands: [...rights.brands] }),
    onSuccess: ({ done }) => {
      toasts.show({ status: 'ok', message: t(done ? 'desk-account.saved' : 'desk-account.asked', { email }) });
      // Their next call has it; so does the list.
      void queries.invalidateQueries({ queryKey: ['team'] });
      return queries.invalidateQueries({ queryKey: ['team-person', id] });
    },
  });
  const changed = sorted(rights) !== sorted(person);
  const touchesOwner = rights.permissions.includes('owner') !== person.permissions.includes('owner');
  // Brands that they have and who works here cannot give stay in sight: they can be taken away.
  const others = person.brands
    .filter((key) => !givable.some((brand) => brand.key === key))
    .map((key) => ({ key, name: key, domain: '' }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (changed && !saving.isPending) saving.mutate();
  };
  return (
    <Panel title={t('desk-account.rights')}>
      <form className={styles.form} onSubmit={save}>
        <RightsFields rights={rights} brands={[...givable, ...others]} onChange={setRights} />
        {changed && touchesOwner && <p className="dim sm">{t('desk-account.takesTwo')}</p>}
        {saving.error && <ErrorNotice error={saving.error} />}
        <button type="submit" className="btn btn-primary" disabled={!changed} aria-busy={saving.isPending}>
          {t(saving.isPending ? 'desk-account.saving' : 'desk-account.saveRights')}
        </button>
      </form>
    </Panel>
  );
}
