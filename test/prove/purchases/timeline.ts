/** Receives one line for each event. */
export type Report = (text: string) => void

/** The life of a part: once over, none of its events run. */
export interface Life {
  isOver: boolean
}

/** Virtual time, which jumps from one event to the next. */
export interface Timeline {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs after the delay unless the life is over; returns what cancels it. */
  after(delay: number, life: Life, run: () => void): () => void
  /** The same as a promise, which never resolves when the life is over. */
  wait(delay: number, life: Life): Promise<void>
  /** Runs all events that are due within that time. */
  pass(milliseconds: number): Promise<void>
  /** Milliseconds until the next event; null when there is none. */
  next(): number | null
  /** No time passes until that work is over. */
  hold(work: Promise<unknown>): Promise<unknown>
}

interface Event {
  at: number
  nth: number
  life: Life
  run(): void
}

/** More events than this within one `pass` mean an endless loop. */
const maxEvents = 200_000

/** `before` is called before each event. */
export function createTimeline(start: number, before: () => void): Timeline {
  const events: Event[] = []
  let time = start
  let count = 0
  const held = new Set<object>()

  function after(delay: number, life: Life, run: () => void): () => void {
    const event = { at: time + delay, nth: (count += 1), life, run }
    let place = events.length
    while (place > 0 && (events[place - 1]?.at ?? 0) <= event.at) place -= 1
    events.splice(place, 0, event) // latest first
    return () => {
      const at = events.indexOf(event)
      if (at >= 0) events.splice(at, 1)
    }
  }

  function next(): number | null {
    while (events.at(-1)?.life.isOver) events.pop()
    const event = events.at(-1)
    return event ? Math.max(0, event.at - time) : null
  }

  async function pass(milliseconds: number): Promise<void> {
    const end = time + milliseconds
    let done = 0
    await turn()
    for (let due = next(); due !== null && time + due <= end; due = next()) {
      before()
      next() // drops events whose life has just ended
      const event = events.pop()
      if (!event) break
      done += 1
      if (done > maxEvents) throw new Error('It never ends.')
      time = Math.max(time, event.at)
      event.run()
      await turn()
    }
    time = Math.max(time, end)
  }

  /** Lets pending promises settle. */
  async function turn(): Promise<void> {
    do await new Promise(resolve => void setImmediate(resolve))
    while (held.size > 0)
  }

  return {
    now: () => time,
    after,
    wait: (delay, life) =>
      new Promise(resolve => void after(delay, life, resolve)),
    pass,
    next,
    hold(work) {
      held.add(work)
      return work.finally(() => held.delete(work))
    }
  }
}
