import type { CallError } from '@vinlore/contract';
import { Notice, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import type { reportMessages } from '../messages/index.ts';
import type { MakingReportProps } from './making-report.ts';

const SuggestionsSchema = v.object({ suggestions: v.array(v.object({ vin: v.string() })) });

/** Props of `WrongVin`. */
export interface WrongVinProps extends Pick<MakingReportProps, 'onOtherCar'> {
  readonly vin: string;
  readonly error: CallError;
}

/** Notice that the VIN is invalid, with buttons for suggested VINs and for correcting it. */
export function WrongVin({ vin, error, onOtherCar }: WrongVinProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const parsed = v.safeParse(SuggestionsSchema, error.data);
  const suggestions = parsed.success ? parsed.output.suggestions.slice(0, 2) : [];
  return (
    <Notice
      status="stop"
      role="alert"
      title={error.message || t('make.wrongVin')}
      actions={
        <>
          {suggestions.map(({ vin: other }) => (
            <button
              key={other}
              type="button"
              className="btn btn-outline"
              aria-label={`${t('make.tryVin')} ${other}`}
              onClick={() => onOtherCar(other)}
            >
              {t('make.tryVin')} <VinText groups={vinGroups(other)} />
            </button>
          ))}
          <button type="button" className="btn btn-primary" onClick={() => onOtherCar(vin)}>
            {t('make.correct')}
          </button>
        </>
      }
    >
      <p>
        <VinText groups={vinGroups(vin)} />
      </p>
      <p>{t('make.wrongVinLead')}</p>
    </Notice>
  );
}
