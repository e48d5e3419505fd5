import type { Call } from '@vinlore/contract';
import { CallError } from '@vinlore/contract';
import type { Report } from './send-report.ts';

/** How many errors one page load tells of: a loop of failures is told by its first ones. */
const MOST = 10;

/** What was thrown as text: anything can be, also what has none. */
function wordsOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'Something was thrown that has no words.';
  }
}

/** Puts an error into words for our log; null for what is no error of ours: a call's failure was shown and answered. */
export function reportOf(error: unknown, pathname: string): Report | null {
  if (error instanceof CallError) return null;
  const { message, stack } = error instanceof Error ? error : { message: wordsOf(error), stack: undefined };
  const text = message.trim().slice(0, 500);
  if (!text) return null;
  return { message: text, ...(stack ? { stack: stack.slice(0, 4000) } : {}), path: pathname.slice(0, 200) };
}

/** Tells the server of an error: each message once. Nothing that goes wrong here is worth another error. */
export type ReportError = (error: unknown) => void;

/**
 * Makes the way by which errors reach our log (docs/decisions.md §3). The row itself comes when the first error does: no page
 * should wait for it.
 */
export function createErrorReports(call: Call, place: Pick<Location, 'pathname'> = window.location): ReportError {
  const sent = new Set<string>();
  return (error) => {
    const report = reportOf(error, place.pathname);
    if (!report || sent.has(report.message) || sent.size >= MOST) return;
    sent.add(report.message);
    void import('./send-report.ts').then(({ sendReport }) => sendReport(call, report)).catch(() => undefined);
  };
}

/** Reports what nobody caught. Answers how to stop. */
export function watchWindow(report: ReportError, target: Window = window): () => void {
  const onError = ({ error, message }: ErrorEvent) => report(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
