import { useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import type { MemberDeskTexts } from './messages/index.ts';

const HOUR = 60 * 60_000;
/** A clock in days and hours need not move more often. */
const TICK = 60_000;

/** Whole days and hours until a moment; none of either once it is less than an hour away. */
export function timeLeft(until: string, now: number): { readonly days: number; readonly hours: number } {
  const hours = Math.max(0, Math.floor((new Date(until).getTime() - now) / HOUR));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Says how long it is until a moment, and goes on saying it. */
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
