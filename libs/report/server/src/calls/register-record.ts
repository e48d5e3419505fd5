import type { reportContract } from '@vinlore/report-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { cleanPlate } from '@vinlore/vehicle-domain';
import type { ReportDeps } from '../deps.ts';

/** GET /api-cwa/register-record. Distinguishes a register that is down from one that doesn't know the plate. */
export function registerRecord(deps: ReportDeps): Handler<typeof reportContract.registerRecord> {
  return async ({ country, plate: typed }, { text }) => {
    const plate = cleanPlate(typed) ?? refuse(422, text.t('report.noPlate'));
    const register =
      deps.registers.find((each) => each.country === country) ?? refuse(501, text.t('report.noRegister'));
    const answer = await register
      .ask(plate, AbortSignal.timeout(5_000))
      .catch(() => refuse(503, text.t('report.registerDown', { register: register.name })));
    if (answer === null) return refuse(404, text.t('report.plateUnknown', { register: register.name }));
    return { country, plate, source: register.name, vehicle: answer.vehicle, events: [...answer.events] };
  };
}
