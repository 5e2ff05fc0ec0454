import { wrapStore } from '../../../../gateway/store/wrap-store.ts'
import type { Store } from '../../../../gateway/core/store.ts'
import { hasCode } from '../codes.ts'
import type { OpenedStore, StoreOfRuns } from './store-of-runs.ts'
import type { Timeline } from '../timeline.ts'

export interface RunStore extends Store {
  /** Deletes everything before the next operation. */
  forget(): void
  has(key: string): Promise<boolean>
}

interface RunStoreParts {
  stores: StoreOfRuns
  timeline: Pick<Timeline, 'now' | 'hold'>
  /** Runs before each operation. */
  turn: () => Promise<void>
  reportProblem: (text: string) => void
}

/**
 * The gateway's store in a run, empty at first. Its operations follow one
 * another, and no time passes during them.
 */
export function createRunStore(parts: RunStoreParts): RunStore {
  const { stores, timeline, turn, reportProblem } = parts
  const opened = stores.open(timeline.now)
  const follow = followTime(opened, timeline)
  let last: Promise<unknown> = Promise.resolve()

  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(follow).then(work)
    last = timeline.hold(
      done.catch(error => reportProblem(`the store failed: ${error}`))
    )
    return done
  }

  const forget = () => void inOrder(opened.clear)
  forget()
  const store = wrapStore(
    watchCodes(opened.store, reportProblem),
    async (_, work) => {
      await turn()
      return inOrder(work)
    }
  )
  return {
    ...store,
    // Later runs use it, too.
    close: async () => undefined,
    forget,
    has: async key => (await inOrder(() => opened.store.get(key))) !== null
  }
}

/** Lets as much time pass in a store with a clock of its own. */
function followTime({ pass }: OpenedStore, { now }: Pick<Timeline, 'now'>) {
  const offset = now() - performance.now()
  let passed = 0
  return async () => {
    // Negative where a run is slower than its time.
    const ahead = Math.round(now() - performance.now() - offset - passed)
    if (!pass || ahead === 0) return
    await pass(ahead)
    passed += ahead
  }
}

function watchCodes(store: Store, reportProblem: (text: string) => void) {
  function check(key: string, value = ''): void {
    if (hasCode(value)) reportProblem(`the gateway keeps the code in ${key}`)
  }
  const watched: Store = {
    ...store,
    set(key, value, endsAt) {
      check(key, value)
      return store.set(key, value, endsAt)
    },
    claim(key, value, endsAt) {
      check(key, value)
      return store.claim(key, value, endsAt)
    },
    replace(key, expected, value, endsAt) {
      check(key, value)
      return store.replace(key, expected, value, endsAt)
    },
    change(changes) {
      changes.forEach(({ key, next }) => check(key, next?.value))
      return store.change(changes)
    }
  }
  return watched
}
