import { useEffect } from 'react';
import { type Status, StatusWord } from '../status.tsx';
import { notify } from './notifications.tsx';

/** What `Notified` takes. */
export interface NotifiedProps {
  readonly status?: Status;
  readonly message: string;
}

/**
 * What was just done, as a line that stays, and for 1000 ms as a toast too (the members area's notifications, spec §4).
 * Nobody reads everything within a second, so this is the only way to so short a toast: the message always has a copy
 * on the page. Give it a `key` that changes when the same is done again.
 */
export function Notified({ status = 'ok', message }: NotifiedProps) {
  useEffect(() => notify({ status, message }), [status, message]);
  return <StatusWord status={status}>{message}</StatusWord>;
}
