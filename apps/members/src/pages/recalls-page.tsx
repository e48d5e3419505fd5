import { type AskedCar, recallMessages, RecallsOf } from '@vinlore/recall-feature';
import { withTexts, useTranslator } from '@vinlore/ui';
import { VehicleLookUpForm } from '@vinlore/vehicle-feature';
import { useState } from 'react';
import { loadTexts } from '../load-texts.ts';
import type { membersMessages } from '../messages/index.ts';
import { useMember } from '../session/use-member.ts';
import { usePageTitle } from '../use-page.ts';
import styles from './dashboard-page.module.css';
import { vehicleLink } from './members-links.tsx';

const Texts = withTexts(async (language) => (await loadTexts(language, [recallMessages])).messages);

/** From a car to the recalls that may apply to it. */
function LookUp() {
  const { t } = useTranslator<typeof recallMessages>();
  const { user } = useMember();
  const [car, setCar] = useState<AskedCar | null>(null);
  if (car) return <RecallsOf car={car} email={user.email} vehicleLink={vehicleLink} onOtherCar={() => setCar(null)} />;
  return (
    <VehicleLookUpForm
      button={t('recall.check')}
      onVin={(vin) => setCar({ vin })}
      onNamed={({ year, make, model }) => setCar({ year, make, model })}
    />
  );
}

/** `#recalls` of the dashboard (docs/decisions.md §4). */
export function RecallsPage() {
  const { t } = useTranslator<typeof membersMessages>();
  const title = t('members.recalls');
  usePageTitle(title);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <Texts>
        <LookUp />
      </Texts>
    </>
  );
}
