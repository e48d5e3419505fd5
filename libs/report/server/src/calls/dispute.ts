import { recordAct } from '@vinlore/audit';
import { answerWithin } from '@vinlore/brand';
import { parseDocumentNumber } from '@vinlore/contract';
import type { reportContract } from '@vinlore/report-domain';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import type { ReportDeps } from '../deps.ts';
import { ownReport } from '../report-table.ts';

/** Opens a support ticket for a disputed record. The ticket names the record by its source's own ID. */
export function disputeRecord({ database, support }: ReportDeps): Handler<typeof reportContract.disputeRecord> {
  return async ({ id: reportNumber, record, message }, { actor, brand, text }) => {
    const { accountId, email: accountEmail } = actor;
    const id = parseDocumentNumber(reportNumber);
    const report = id && (await ownReport(database, { brand: brand.key, accountId }, id));
    if (!report) return refuse(404, text.t('report.none'));
    const event = report.data.events.find(({ key }) => key === record);
    if (!event) return refuse(404, text.t('report.noRecord'));
    const { kind, date, source, recordId } = event;
    const { id: number, vehicle, vin } = report.data;
    const ticket = await database.transaction(async (tx) => {
      const opened = await support.open(tx, {
        brand,
        accountId,
        accountEmail,
        language: text.language,
        vin,
        report: number,
        message: text.t('report.disputeText', {
          report: number,
          title: vehicle.title,
          vin,
          source,
          record: recordId,
          kind,
          date,
          message,
        }),
      });
      await recordAct(tx, {
        brand: brand.key,
        actor: accountId,
        act: 'report.disputed',
        subject: { kind: 'report', id: report.id },
        detail: { record },
      });
      return opened;
    });
    return new Reply({ sent: true as const, ticket }, text.t('report.disputed', answerWithin(brand)));
  };
}
