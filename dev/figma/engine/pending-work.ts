import { nextTask } from './next-task.ts'

/** Pending work that has to end before the host is settled. */
export interface PendingWork {
  add(work: Promise<unknown>): void
  settle(): Promise<void>
}

/** Counts what is under way, so that `settle` knows when all is still. */
export function pendingWork(): PendingWork {
  const works = new Set<Promise<unknown>>()
  return {
    add(work) {
      works.add(work)
      const done = (): void => void works.delete(work)
      work.then(done, done)
    },
    async settle() {
      await nextTask()
      while (works.size > 0) {
        // The caller that began the work handles its failure.
        await Promise.race(works).catch(() => undefined)
        await nextTask()
      }
    }
  }
}
