import { useParams } from '@tanstack/react-router';
import { modelMessages } from '@vinlore/model-feature';
import { recallMessages } from '@vinlore/recall-feature';
import { reportMessages } from '@vinlore/report-feature';
import { withTexts } from '@vinlore/ui';
import { plainVin } from '@vinlore/vehicle-domain';
import { loadTexts } from '../../load-texts.ts';
import { vehiclePageMessages } from './messages/index.ts';
import { Vehicle } from './vehicle.tsx';

const Texts = withTexts(
  async (language) =>
    (await loadTexts(language, [vehiclePageMessages, modelMessages, recallMessages, reportMessages])).messages,
);

/** `/members/vehicles/<VIN>`: decoded and published data about a vehicle and its model, free for every member. */
export function VehiclePage() {
  const { vin } = useParams({ from: '/_members/members/vehicles/$vin' });
  return (
    <Texts>
      <Vehicle key={vin} vin={plainVin(vin)} />
    </Texts>
  );
}
