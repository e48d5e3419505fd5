import { useEffect } from 'react';
import { type Status, StatusWord } from '../status.tsx';
import { notify } from './notifications.tsx';

/** Props of `Notified`. */
export interface NotifiedProps {
  readonly status?: Status;
  readonly message: string;
}

/**
 * Shows the result of an action as a permanent line, and for 1000 ms also as a toast (the members area's notifications,
 * spec §4). A toast this short is only available here, because not everyone can read it in a second and the message
 * needs a copy on the page. Change the `key` when the same action is repeated.
 */
export function Notified({ status = 'ok', message }: NotifiedProps) {
  useEffect(() => notify({ status, message }), [status, message]);
  return <StatusWord status={status}>{message}</StatusWord>;
}
