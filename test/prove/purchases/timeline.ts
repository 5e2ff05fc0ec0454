/** Receives everything that happens, a line each. */
export type Report = (text: string) => void

/** Something that can end; nothing of it happens after that. */
export interface Life {
  isOver: boolean
}

/** Time that passes from one event to the next, in no time. */
export interface Timeline {
  /** Milliseconds since 1970. */
  now: () => number
  /** To happen then, if its life is not over; gives what calls it off. */
  after(delay: number, life: Life, run: () => void): () => void
  /** The same as a promise that never resolves when the life is over. */
  wait(delay: number, life: Life): Promise<void>
  /** Runs what is due within that time, one event after another. */
  pass(milliseconds: number): Promise<void>
  /** When the next event is due, from now; null when none is. */
  next(): number | null
}

interface Event {
  at: number
  nth: number
  life: Life
  run(): void
}

/** More means that something never ends. */
const mostEvents = 200_000

/** `before` is called before each event. */
export function createTimeline(start: number, before: () => void): Timeline {
  const events: Event[] = []
  let time = start
  let count = 0
  let done = 0

  function after(delay: number, life: Life, run: () => void): () => void {
    const event = { at: time + delay, nth: (count += 1), life, run }
    let place = events.length
    while (place > 0 && (events[place - 1]?.at ?? 0) <= event.at) place -= 1
    events.splice(place, 0, event) // the earliest is the last
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
    await turn()
    for (let due = next(); due !== null && time + due <= end; due = next()) {
      before()
      next() // what is ended by then is not run
      const event = events.pop()
      if (!event) break
      done += 1
      if (done > mostEvents) throw new Error('It never ends.')
      time = Math.max(time, event.at)
      event.run()
      await turn()
    }
    time = Math.max(time, end)
  }

  return {
    now: () => time,
    after,
    wait: (delay, life) =>
      new Promise(resolve => void after(delay, life, resolve)),
    pass,
    next
  }
}

/** Lets all promises settle that can. */
function turn(): Promise<void> {
  return new Promise(resolve => void setImmediate(resolve))
}
