import { Worker } from 'node:worker_threads';

/** Why a task failed. */
export type PoolFailure = 'queue-full' | 'worker-crashed' | 'too-slow' | 'closed';

/** Error of a task; see `code`. */
export class PoolError extends Error {
  override name = 'PoolError';
  constructor(
    readonly code: PoolFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A pool of threads that run one task each at a time. */
export interface WorkerPool<Task, Answer> {
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

/** Worker script and limits of a pool. */
export interface PoolOptions {
  readonly workerUrl: URL;
  readonly workerData?: unknown;
  /** Maximum number of threads; each is started on demand. */
  readonly size: number;
  /** Queue limit; one more task is rejected immediately, so a flood ends in "busy" instead of exhausting memory. */
  readonly queueLimit: number;
  /** Timeout in milliseconds, after which a task fails and its thread is terminated. Default: none. */
  readonly limitMs?: number;
  /** Maximum heap of a thread in megabytes; above it the thread dies. Default: Node's own. */
  readonly heapMb?: number;
}

interface Pending<Task, Answer> {
  task: Task;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Returns a FIFO pool of worker threads for CPU-heavy work. A worker responds to each message with one message. If it
 * dies, only its own task fails; the next task gets a new one. Idle workers do not keep the process alive.
 */
export function createWorkerPool<Task, Answer>(options: PoolOptions): WorkerPool<Task, Answer> {
  const { workerUrl, workerData, size, queueLimit, limitMs, heapMb } = options;
  const queue: Pending<Task, Answer>[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Pending<Task, Answer>>();
  let closed = false;

  const take = (worker: Worker) => {
    const pending = busy.get(worker);
    busy.delete(worker);
    clearTimeout(pending?.timer);
    return pending;
  };

  const forget = (worker: Worker, cause: unknown) => {
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    take(worker)?.reject(new PoolError('worker-crashed', 'The worker thread died during this task', { cause }));
    next();
  };

  /** Terminates a thread whose task timed out; the next task gets a new one. */
  const giveUp = (worker: Worker) => {
    take(worker)?.reject(new PoolError('too-slow', 'The task took too long'));
    void worker.terminate();
  };

  const start = () => {
    const worker = new Worker(workerUrl, {
      workerData,
      ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
    worker.on('message', (answer: Answer) => {
      const pending = take(worker);
      // It timed out in the meantime; the thread is being terminated.
      if (!pending) return;
      idle.push(worker);
      worker.unref();
      pending.resolve(answer);
      next();
    });
    worker.on('error', (error) => forget(worker, error));
    worker.on('exit', (code) => forget(worker, new Error(`exit code ${code}`)));
    return worker;
  };

  const next = () => {
    while (queue.length > 0 && (idle.length > 0 || busy.size < size)) {
      const pending = queue.shift()!;
      const worker = idle.pop() ?? start();
      busy.set(worker, pending);
      worker.ref();
      if (limitMs !== undefined) pending.timer = setTimeout(giveUp, limitMs, worker);
      worker.postMessage(pending.task);
    }
  };

  return {
    run(task) {
      if (closed) return Promise.reject(new PoolError('closed', 'The worker pool is closed'));
      if (queue.length >= queueLimit) {
        return Promise.reject(new PoolError('queue-full', `${queueLimit} tasks are already waiting`));
      }
      return new Promise((resolve, reject) => {
        queue.push({ task, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      const gone = new PoolError('closed', 'The worker pool was closed before this task was done');
      for (const pending of [...queue.splice(0), ...busy.values()]) {
        clearTimeout(pending.timer);
        pending.reject(gone);
      }
      const all = [...idle.splice(0), ...busy.keys()];
      busy.clear();
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
