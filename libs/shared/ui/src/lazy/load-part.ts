/** Code failed to load because the connection or the server is down. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** How long a failure is kept, so that the pending render sees it and the next one tries again. */
export const FORGET_MS = 500;

/** How long to wait for the server's health check. */
const ANSWER_MS = 5_000;
/** Session storage key: the failure for which this tab was reloaded. */
const RELOADED = 'reloaded';

/** Browser functions; tests use their own. */
interface Surroundings {
  /** Whether the server responds. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
}

const browser: Surroundings = {
  isReachable: async () =>
    navigator.onLine &&
    (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )),
  reload: () => {
    // Drafts are kept (`draftAtom`), so skip the leave-page prompt.
    const quietly = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('beforeunload', quietly, { capture: true, once: true });
    window.location.reload();
  },
};

/** Remembers that the tab is reloaded for a failure. Returns false if it already was, or if that can't be stored. */
function firstReloadFor({ message }: Error): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === message) return false;
    sessionStorage.setItem(RELOADED, message);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads a part of an app's code. If the server responds but the code is gone, a new version was deployed, and the tab
 * is reloaded once per failure. It is not reloaded offline, because that would replace the app with the browser's error
 * page.
 *
 * @throws PartMissing if a reload would not help
 */
export async function loadPart<Part>(load: () => Promise<Part>, { isReachable, reload } = browser): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof Error && (await isReachable()) && firstReloadFor(cause)) {
      reload();
      return new Promise(() => {});
    }
    throw new PartMissing('The code of a part did not come.', { cause });
  }
}
