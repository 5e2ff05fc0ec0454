import type { OpenController } from './open-controller.ts'

interface Work {
  /** Code that returns an object with the member. */
  of: string
  /** A property or method of Figma. */
  member: string
}

/**
 * Makes each use of the member take a millisecond, and everything else no time.
 * The result returns how often each turn of the controller used it.
 */
export async function countWork(
  { host }: OpenController,
  work: Work
): Promise<() => Promise<number[]>> {
  await host.evaluate(
    `let kind = ${work.of}
     let own
     while (!(own = Object.getOwnPropertyDescriptor(kind, input))) {
       kind = Object.getPrototypeOf(kind)
     }
     const counted = { ...own }
     const turns = [0]
     let now = Date.now() + 1000
     for (const part of ['get', 'set', 'value']) {
       if (!own[part]) continue
       counted[part] = function (...given) {
         now += 1
         turns[turns.length - 1] += 1
         return own[part].apply(this, given)
       }
     }
     Object.defineProperty(kind, input, counted)
     const later = setTimeout
     setTimeout = (go, ...rest) => later(() => {
       turns.push(0)
       go()
     }, ...rest)
     Date.now = () => now
     Date.now.turns = turns`,
    work.member
  )
  return () => host.evaluate<number[]>('return Date.now.turns')
}

/** Makes reading paints slow, so that a few layers take several slices. */
export async function slowPaints(controller: OpenController): Promise<void> {
  await countWork(controller, {
    of: "figma.currentPage.findOne(({ type }) => type === 'RECTANGLE')",
    member: 'fills'
  })
}
