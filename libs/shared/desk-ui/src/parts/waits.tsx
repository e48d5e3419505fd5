import { useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import type { deskMessages } from '../messages/index.ts';

const MINUTE_MS = 60_000;

/** What time it is, to half a minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(clock);
  }, []);
  return now;
}

/** How long somebody has waited, in the largest unit of which it is at least one and a half. */
function unitsSince(since: string, now: number) {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (minutes < 90) return { unit: 'Minutes', count: minutes } as const;
  const hours = Math.floor(minutes / 60);
  return hours < 36
    ? ({ unit: 'Hours', count: hours } as const)
    : ({ unit: 'Days', count: Math.floor(hours / 24) } as const);
}

/** How long somebody waits; nothing where nobody does. */
export function Waits({ since }: { readonly since: string | null }) {
  const { t } = useTranslator<typeof deskMessages>();
  const now = useNow();
  if (since === null) return null;
  const { unit, count } = unitsSince(since, now);
  return (
    <time dateTime={since} className="nowrap strong">
      {t(`desk.waits${unit}`, { count })}
    </time>
  );
}
