import { Link, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { Inventory } from '@vinlore/sticker-feature';
import { useTranslator } from '@vinlore/ui';
import { VinFieldForm } from '@vinlore/vehicle-feature';
import { useSetAtom } from 'jotai';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { chosenListAtom } from './chosen-list.ts';
import { ForDealers } from './for-dealers.tsx';
import { stickerLink, vinLink } from './members-links.tsx';

/** `/members/inventory` */
export function InventoryPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.inventory'));
  const navigate = useNavigate();
  const setChosen = useSetAtom(chosenListAtom);
  return (
    <ForDealers title={t('members.inventory')}>
      <Inventory
        vinField={({ button, onVin }) => (
          <VinFieldForm button={button} action={MEMBERS_PATHS.inventory} onVin={onVin} />
        )}
        stickerLink={stickerLink}
        vinLink={vinLink}
        bulkLink={(text) => <Link to={MEMBERS_PATHS.bulk}>{text}</Link>}
        onMake={(list) => {
          setChosen(list);
          void navigate({ to: MEMBERS_PATHS.bulk });
        }}
      />
    </ForDealers>
  );
}
