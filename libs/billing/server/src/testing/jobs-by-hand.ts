import type { Jobs } from '@vinlore/jobs';

/** Jobs that run on the test's command; enqueued ones run with the next `work`. */
export function jobsByHand() {
  const handlers = new Map<string, () => Promise<void>>();
  const waiting: string[] = [];
  const enqueue = (name: string) => {
    waiting.push(name);
    return Promise.resolve(name);
  };
  const jobs = {
    define: (name: string, _: unknown, handler: (payload: object, run: object) => Promise<void>) => {
      handlers.set(name, () => handler({}, {}));
      return () => enqueue(name);
    },
    enqueue: (_: unknown, name: string) => enqueue(name),
  } as unknown as Pick<Jobs, 'define' | 'enqueue'>;
  return {
    jobs,
    run: (name: string) => handlers.get(name)!(),
    work: async () => {
      for (const name of waiting.splice(0)) await handlers.get(name)!();
    },
  };
}
