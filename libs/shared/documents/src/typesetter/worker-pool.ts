import { Worker } from 'node:worker_threads';

/** Why a task was not done. */
export type PoolFailure = 'queue-full' | 'worker-crashed' | 'too-slow' | 'closed';

/** A task was not done; `code` says why. */
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

/** Threads that do tasks, one each at a time. */
export interface WorkerPool<Task, Answer> {
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

/** What threads run, and how many tasks they take on. */
export interface PoolOptions {
  readonly workerUrl: URL;
  readonly workerData?: unknown;
  /** Threads at most; each is started when there is work for it. */
  readonly size: number;
  /** Tasks that may wait; one more is refused at once, so that a flood ends in an honest "busy" and not in memory. */
  readonly queueLimit: number;
  /** Milliseconds after which a task is given up and its thread ended. Default: none. */
  readonly limitMs?: number;
  /** Megabytes of heap that a thread may take; with more it dies. Default: Node's own. */
  readonly heapMb?: number;
}

interface Pending<Task, Answer> {
  task: Task;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Worker threads for CPU-heavy work, first come, first served. A worker answers each message with one message. A worker
 * that dies takes only its own task with it; the next task gets a new one. Idle workers do not keep the process alive.
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
    take(worker)?.reject(new PoolError('worker-crashed', 'The worker thread died while it did this task', { cause }));
    next();
  };

  /** Ends a thread whose task takes too long; the next task gets a new one. */
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
      // Given up meanwhile: the thread is about to end.
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
        return Promise.reject(new PoolError('queue-full', `${queueLimit} tasks are waiting already`));
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
