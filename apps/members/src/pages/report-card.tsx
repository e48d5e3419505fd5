import { useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { MakeReport, NeedsVin, type reportMessages } from '@vinlore/report-feature';
import { Card, useBrand, useTranslator } from '@vinlore/ui';
import { namedHref, namedText, VehicleLookUpForm, type YearMakeModel } from '@vinlore/vehicle-feature';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { MakesNone } from './makes-none.tsx';
import { draftVinAtom } from './draft-vin.ts';
import { vehicleLink } from './members-links.tsx';
import { useDraftVin } from './use-draft-vin.ts';
import { useOwnRegion } from './use-own-region.ts';
import { useReportWays } from './use-report-ways.ts';

interface FieldProps {
  readonly vin: string;
  readonly onVin: (vin: string) => void;
  readonly onNamed: (vehicle: YearMakeModel) => void;
}

/** Look-up methods for a report's car. A typed VIN survives switching between them. */
function Field({ vin, onVin, onNamed }: FieldProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const { initial, keep } = useDraftVin(vin);
  const region = useOwnRegion();
  return (
    <div onInput={keep}>
      <VehicleLookUpForm button={t('report.check')} vin={initial} region={region} onVin={onVin} onNamed={onNamed} />
    </div>
  );
}

/** The car, its free record count, and the button; the report opens when it is ready. */
function Found({ vin, onOtherCar }: { readonly vin: string; readonly onOtherCar: (vin?: string) => void }) {
  const ways = useReportWays();
  return (
    <Card>
      <MakeReport vin={vin} vehicleLink={vehicleLink} onOtherCar={onOtherCar} {...ways} />
    </Card>
  );
}

/**
 * From a car to its report, by VIN or by a plate that resolves to one. `?vin=` only prefills the field; with
 * `regenerate=true` the car is looked up and a new version of its report has to be confirmed (docs/decisions.md §4).
 */
export function ReportCard() {
  const { search, hash } = useLocation();
  const { vin = '', regenerate } = search as Record<string, string | undefined>;
  const navigate = useNavigate();
  const { features } = useBrand();
  const setDraft = useSetAtom(draftVinAtom);
  const [wanted, setWanted] = useState(regenerate === 'true' ? vin : '');
  const [named, setNamed] = useState<YearMakeModel | null>(null);
  // In the URL, so that a reload or signing in returns to this car.
  const remember = (next: string) =>
    void navigate({ to: MEMBERS_PATHS.dashboard, search: next ? { vin: next } : {}, hash, replace: true });
  if (!features.report && regenerate !== 'true') return <MakesNone product="report" />;
  if (wanted)
    return (
      <Found
        vin={wanted}
        onOtherCar={(other) => {
          if (other) setDraft(other);
          setWanted('');
          if (other) remember(other);
        }}
      />
    );
  if (named)
    return <NeedsVin name={namedText(named)} modelPath={namedHref('/decode', named)} onVin={() => setNamed(null)} />;
  return (
    <Field
      vin={vin}
      onNamed={setNamed}
      onVin={(whole) => {
        setWanted(whole);
        remember(whole);
      }}
    />
  );
}
