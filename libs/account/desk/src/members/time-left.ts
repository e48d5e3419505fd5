import { useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import type { MemberDeskTexts } from './messages/index.ts';

const HOUR = 60 * 60_000;
/** The countdown shows days and hours, so it doesn't need to update more often. */
const TICK = 60_000;

/** Whole days and hours until a moment; both 0 if less than an hour is left. */
export function timeLeft(until: string, now: number): { readonly days: number; readonly hours: number } {
  const hours = Math.max(0, Math.floor((new Date(until).getTime() - now) / HOUR));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Text of the time left until a moment; keeps itself up to date. */
export function useTimeLeft(): (until: string) => string {
  const { t } = useTranslator<MemberDeskTexts>();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(tick);
  }, []);
  return (until) => {
    const { days, hours } = timeLeft(until, now);
    return days + hours === 0 ? t('deletions.due') : t('deletions.days', { days, hours });
  };
}
