/** The code of a part did not come: the connection is gone, or the server is. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** A failure is forgotten after this time: the render that waits sees it, and the next one tries again. */
export const FORGET_MS = 500;

/** How long the server has to say that it is there. */
const ANSWER_MS = 5_000;
/** Key of session storage: for which failure this tab was reloaded. */
const RELOADED = 'reloaded';

/** What loading goes by; tests bring their own. */
interface Surroundings {
  /** Whether the server answers now. */
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
    // Drafts are kept (`draftAtom`): nobody has to be asked whether to leave.
    const quietly = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('beforeunload', quietly, { capture: true, once: true });
    window.location.reload();
  },
};

/** Notes that the tab is reloaded for a failure. Answers false where it was before, or where nothing can be noted. */
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
 * Loads the code of a part of an app. Where the server answers but the code is gone, a new version was deployed: the tab is
 * reloaded, once for each failure. Offline a reload would put the browser's own error page in the app's place.
 *
 * @throws PartMissing where a reload would not help
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
