import { DeskLink, Facts, Panel, useMay } from '@vinlore/desk-ui';
import type { DeskTicket } from '@vinlore/feedback-domain';
import { useCall, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { StateTag } from '../parts/state-tag.tsx';
import { vehicleQuery } from '../parts/vehicle-query.ts';
import { TICKETS } from './ticket-queries.ts';

/** The member panel. @param actions buttons of the panel */
export function MemberPanel({ ticket, actions }: { readonly ticket: DeskTicket; readonly actions: ReactNode }) {
  const { t, number } = useTranslator<typeof feedbackDeskMessages>();
  const maySeeMember = useMay(['support', 'billing']);
  const { account_id: id, account_email: account, email, name, phone, language, credits_given: credits } = ticket;
  return (
    <Panel title={t('ticket.member')} actions={actions}>
      <Facts
        facts={[
          [t('ticket.name'), name],
          [t('ticket.accountEmail'), account],
          [t('ticket.email'), email === account ? '' : email],
          [t('ticket.phone'), phone],
          [t('ticket.language'), t(`ticket.language.${language}`)],
          [t('ticket.credits'), credits > 0 ? number(credits) : ''],
        ]}
      />
      {maySeeMember && (
        <p className={styles.more}>
          <DeskLink href={`/staff/members/${id}`}>{t('ticket.toMember')}</DeskLink>
        </p>
      )}
    </Panel>
  );
}

/** The vehicle panel of a ticket. @param report the disputed report */
export function VehiclePanel({ vin, report }: { readonly vin: string; readonly report: ReactNode }) {
  const { t, date } = useTranslator<typeof feedbackDeskMessages>();
  const decoded = useQuery(vehicleQuery(useCall(), vin));
  const { data } = decoded;
  const name = data?.fullName ?? '';
  return (
    <Panel title={t('ticket.vehicle')}>
      {vin === '' && <p className="dim">{t('ticket.noVehicle')}</p>}
      {vin !== '' && (
        <Facts
          facts={[
            [t('ticket.vin'), <VinText key="vin" groups={vinGroups(vin)} />],
            [t('ticket.decoded'), name],
            [t('ticket.checkDigit'), data ? t(`ticket.checkDigit.${data.checkDigit}`) : ''],
            [
              t('ticket.report'),
              report && (
                <span key="report" translate="no">
                  {report}
                </span>
              ),
            ],
          ]}
        />
      )}
      {data && name !== '' && (
        <p className={`dim ${styles.more}`}>
          {t('ticket.decodedFrom', { source: data.source.name, date: date(data.source.asOf) })}
        </p>
      )}
      {(decoded.isError || (data && name === '')) && <p className={`dim ${styles.more}`}>{t('ticket.noDecode')}</p>}
    </Panel>
  );
}

/** The member's other tickets. @param actions buttons of the panel */
export function OthersPanel({ ticket, actions }: { readonly ticket: DeskTicket; readonly actions: ReactNode }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { others, merged } = ticket;
  return (
    <Panel title={t('ticket.others')} actions={actions}>
      {others.length === 0 && <p className="dim">{t('ticket.noOthers')}</p>}
      <ul className={styles.lines}>
        {others.map(({ number, subject, state }) => (
          <li key={number}>
            <StateTag state={state} />{' '}
            <DeskLink href={`${TICKETS}/${number}`}>{subject || t('support.noSubject')}</DeskLink>
          </li>
        ))}
      </ul>
      {merged.length > 0 && (
        <p className={`dim ${styles.more}`}>
          {t('ticket.merged')}: <span translate="no">{merged.join(', ')}</span>
        </p>
      )}
    </Panel>
  );
}
