import type { Call } from '@vinlore/contract';
import { CallError } from '@vinlore/contract';
import type { Report } from './send-report.ts';

/** Maximum number of errors reported per page load; in an error loop, the first ones suffice. */
const MOST = 10;

/** The thrown value as text; it can be anything, including values that can't be converted. */
function wordsOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'Something was thrown that has no words.';
  }
}

/** Turns a thrown value into a report; null for failed calls, which were already shown and handled. */
export function reportOf(error: unknown, pathname: string): Report | null {
  if (error instanceof CallError) return null;
  const { message, stack } = error instanceof Error ? error : { message: wordsOf(error), stack: undefined };
  const text = message.trim().slice(0, 500);
  if (!text) return null;
  return { message: text, ...(stack ? { stack: stack.slice(0, 4000) } : {}), path: pathname.slice(0, 200) };
}

/** Reports an error to the server, once per message. Failures to report are ignored. */
export type ReportError = (error: unknown) => void;

/**
 * Creates the error reporter (docs/decisions.md §3). The request code is loaded with the first error, so that no page
 * waits for it.
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

/** Reports uncaught errors and rejections. Returns a function that stops it. */
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
