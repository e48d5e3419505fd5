import { DeskLink, Moment, StatusTag, type Tone } from '@vinlore/desk-ui';
import { type Finding, type FindingName, type HealthPart, type PartHealth, severityOf } from '@vinlore/staff-domain';
import { useTranslator } from '@vinlore/ui';
import type { staffDeskMessages } from '../messages/index.ts';
import styles from './health.module.css';

type Texts = typeof staffDeskMessages;

const TONES: Readonly<Record<ReturnType<typeof severityOf>, Tone>> = { ok: 'ok', ask: 'wait', stop: 'bad' };

/** Page where a problem can be fixed, if there is one; failed jobs are listed further down on this page. */
const PLACES: Partial<Readonly<Record<HealthPart, string>>> = {
  payments: '/staff/orders',
  sources: '/staff/sources',
};

/** Command for the server administrator to fix it. */
const COMMANDS: Partial<Readonly<Record<FindingName, string>>> = {
  'no-worker': 'npm run worker',
  'no-backup': 'npm run backup -- FILE',
  'old-backup': 'npm run backup -- FILE',
};

function FindingLine({ part, name, count, since }: Finding & Pick<PartHealth, 'part'>) {
  const { t } = useTranslator<Texts>();
  const command = COMMANDS[name];
  return (
    <li>
      <p>{t(`health.${name}`, { count, part })}</p>
      {since !== null && (
        <p className="dim sm">
          {t('health.since')} <Moment at={since} />
        </p>
      )}
      {command && <code className={styles.command}>{command}</code>}
    </li>
  );
}

/** One component of the service: its status, its problems, and how to fix them. */
export function PartCard({ part, findings, last_at: lastAt }: PartHealth) {
  const { t } = useTranslator<Texts>();
  const severity = severityOf({ findings });
  const place = PLACES[part];
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h2>{t(`health.part.${part}`)}</h2>
        <StatusTag tone={TONES[severity]}>{t(`health.${severity}`)}</StatusTag>
      </div>
      {findings.length === 0 ? (
        <p className="dim">{t(`health.well.${part}`, { known: lastAt === null ? 'no' : 'yes' })}</p>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <FindingLine key={finding.name} part={part} {...finding} />
          ))}
        </ul>
      )}
      {findings.length === 0 && lastAt !== null && (
        <p className="dim sm">
          {t(part === 'backups' ? 'health.lastBackup' : 'health.lastSeen')} <Moment at={lastAt} />
        </p>
      )}
      {findings.length > 0 && place && <DeskLink href={place}>{t('health.go', { part })}</DeskLink>}
    </li>
  );
}
