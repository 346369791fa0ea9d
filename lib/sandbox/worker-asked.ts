import { join } from "node:path";
import { Worker } from "node:worker_threads";
import PQueue from "p-queue";

export interface AskedWorkerSetting {
  readonly name: string;
  /** The file that the thread runs, from the folder of the project. It answers by `answerQuestions`. */
  readonly file: string;
  readonly memoryMegabytes: number;
  /** Milliseconds to wait for an answer: from a thread that has yet to load, and from one that has answered before. */
  readonly patience: { readonly first: number; readonly later: number };
  /** Questions that may wait for their turn. */
  readonly mostWaiting: number;
}

/** "busy": too many wait already. "lost": no answer came in time, or the thread broke; it was ended. */
export type Asked<A> = { readonly type: "answered"; readonly answer: A } | { readonly type: "busy" | "lost" };

interface Thread {
  readonly worker: Worker;
  isWarm: boolean;
}

/**
 * A thread that answers questions one at a time, for work that can take for ever on a stranger's text: what does not
 * answer in time is ended, and the next question gets a new thread.
 */
export class AskedWorker<Q, A> {
  readonly #setting: AskedWorkerSetting;
  readonly #questions = new PQueue({ concurrency: 1 });
  #thread: Thread | null = null;
  #count = 0;

  constructor(setting: AskedWorkerSetting) {
    this.#setting = setting;
  }

  /** Asks when its turn has come. Never rejects. */
  async ask(question: Q): Promise<Asked<A>> {
    if (this.#questions.size >= this.#setting.mostWaiting) return { type: "busy" };
    return this.#questions.add(() => this.#askNow(question));
  }

  #askNow(question: Q): Promise<Asked<A>> {
    const thread = (this.#thread ??= startThread(this.#setting));
    const { worker } = thread;
    const { first, later } = this.#setting.patience;
    const id = ++this.#count;
    return new Promise((resolve) => {
      const finish = (asked: Asked<A>) => {
        clearTimeout(timer);
        worker.off("message", hear);
        worker.off("error", lose);
        worker.off("exit", lose);
        worker.unref();
        resolve(asked);
      };
      const lose = () => {
        if (this.#thread === thread) this.#thread = null;
        void worker.terminate();
        finish({ type: "lost" });
      };
      const hear = (message: { readonly id: number; readonly answer: A }) => {
        if (message.id !== id) return;
        thread.isWarm = true;
        finish({ type: "answered", answer: message.answer });
      };
      const timer = setTimeout(lose, thread.isWarm ? later : first);
      worker.ref();
      worker.on("message", hear);
      worker.on("error", lose);
      worker.on("exit", lose);
      worker.postMessage({ id, question });
    });
  }
}

function startThread({ name, file, memoryMegabytes }: AskedWorkerSetting): Thread {
  // By its path, not by an address that a bundler would follow: Node itself runs the file, here and in tests.
  const worker = new Worker(join(/* turbopackIgnore: true */ process.cwd(), file), {
    name,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  return { worker, isWarm: false };
}
