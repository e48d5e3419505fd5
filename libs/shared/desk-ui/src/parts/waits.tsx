import { useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import type { deskMessages } from '../messages/index.ts';
import { StatusTag } from './parts.tsx';

const MINUTE_MS = 60_000;

/** The current time, updated every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(clock);
  }, []);
  return now;
}

/** Formats a duration in the largest unit of which it is at least one and a half. */
function unitsOf(ms: number) {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 90) return { unit: 'Minutes', count: minutes } as const;
  const hours = Math.floor(minutes / 60);
  return hours < 36
    ? ({ unit: 'Hours', count: hours } as const)
    : ({ unit: 'Days', count: Math.floor(hours / 24) } as const);
}

/** How long someone has been waiting; nothing if no one is. */
export function Waits({ since }: { readonly since: string | null }) {
  const { t } = useTranslator<typeof deskMessages>();
  const now = useNow();
  if (since === null) return null;
  const { unit, count } = unitsOf(now - Date.parse(since));
  return (
    <time dateTime={since} className="nowrap strong">
      {t(`desk.waits${unit}`, { count })}
    </time>
  );
}

/** Below this remaining time it is urgent. */
const SOON_MS = 2 * 60 * MINUTE_MS;

/** Time left until something is due, or how long it is overdue; nothing if it has no due date. */
export function Due({ at }: { readonly at: string | null }) {
  const { t, moment } = useTranslator<typeof deskMessages>();
  const now = useNow();
  if (at === null) return null;
  const left = Date.parse(at) - now;
  const { unit, count } = unitsOf(Math.abs(left));
  const tone = left <= 0 ? 'bad' : left < SOON_MS ? 'wait' : 'none';
  const time = t(`desk.time${unit}`, { count });
  return (
    <time dateTime={at} title={moment(at)}>
      <StatusTag tone={tone}>{t(left <= 0 ? 'desk.overdue' : 'desk.dueIn', { time })}</StatusTag>
    </time>
  );
}
