import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { Garage } from '@vinlore/garage-feature';
import { useTranslator } from '@vinlore/ui';
import { VinFieldForm } from '@vinlore/vehicle-feature';
import type { membersMessages } from '../../messages/index.ts';
import { useMember } from '../../session/use-member.ts';
import { usePageTitle } from '../../use-page.ts';
import { compareTwoLink, entryLink, entryPicture } from './garage-links.tsx';
import { GarageTexts } from './garage-texts.ts';

/** `/members/garage`: the member's saved vehicles. */
export function GaragePage() {
  const { t } = useTranslator<typeof membersMessages>();
  const { user } = useMember();
  usePageTitle(t('members.garage'));
  return (
    <GarageTexts>
      <Garage
        vinField={({ button, onVin }) => <VinFieldForm button={button} action={MEMBERS_PATHS.garage} onVin={onVin} />}
        entryLink={entryLink}
        picture={entryPicture}
        compareLink={compareTwoLink}
        owner={user.id}
      />
    </GarageTexts>
  );
}
