import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import type { WholeEntry } from '@vinlore/garage-domain';
import { EntryPage } from '@vinlore/garage-feature';
import { useBrand, useTranslator } from '@vinlore/ui';
import { isClassicVin } from '@vinlore/vehicle-domain';
import type { membersMessages } from '../../messages/index.ts';
import { usePageTitle } from '../../use-page.ts';
import { documentLink, openVehicleLink } from '../members-links.tsx';
import { EntryRecalls } from './entry-recalls.tsx';
import { FuelCost } from './fuel-cost.tsx';
import { entryPicture, garageLink } from './garage-links.tsx';
import { GarageTexts } from './garage-texts.ts';
import type { garagePageMessages } from './messages/index.ts';

/** Other actions for a saved vehicle. */
function Ways({ entry: { vin, documents } }: { readonly entry: WholeEntry }) {
  const { t } = useTranslator<typeof garagePageMessages>();
  const { features } = useBrand();
  const has = (kind: 'report' | 'sticker') => documents.some((document) => document.kind === kind);
  return (
    <>
      {!isClassicVin(vin) && openVehicleLink(vin, t('garage.vehiclePage'))}
      {features.report && !has('report') && (
        <Link className="btn btn-outline" to={MEMBERS_PATHS.dashboard} search={{ vin }} hash="vehicle-history-report">
          {t('garage.makeReport')}
        </Link>
      )}
      {features.sticker && !has('sticker') && (
        <Link className="btn btn-outline" to={MEMBERS_PATHS.dashboard} search={{ vin }} hash="window-sticker">
          {t('garage.makeSticker')}
        </Link>
      )}
    </>
  );
}

/** `/members/garage/<id>`: a saved vehicle, combining data from several slices. */
export function GarageEntryPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.garage'));
  const { id } = useParams({ from: '/_members/members/garage/$id' });
  const navigate = useNavigate();
  return (
    <GarageTexts>
      <EntryPage
        key={id}
        id={id}
        picture={entryPicture}
        allLink={garageLink}
        documentLink={documentLink}
        ways={(entry) => <Ways entry={entry} />}
        recalls={(entry, onChanged) => <EntryRecalls entry={entry} onChanged={onChanged} />}
        fuel={(entry) => !isClassicVin(entry.vin) && <FuelCost vin={entry.vin} />}
        onRemoved={() => void navigate({ to: MEMBERS_PATHS.garage, replace: true })}
      />
    </GarageTexts>
  );
}
