import type { OpenController } from './open-controller.ts'

/**
 * Keeps a method of Figma pending until the returned function is called. `of`
 * is code that returns an object with the method and draws nothing.
 */
export async function holdMember(
  { host }: OpenController,
  { of, member }: { of: string; member: string }
): Promise<() => Promise<void>> {
  await host.evaluate(
    `let kind = ${of}
     while (!Object.getOwnPropertyDescriptor(kind, input)) {
       kind = Object.getPrototypeOf(kind)
     }
     const own = kind[input]
     const waiting = []
     async function value(...given) {
       await new Promise(resolve => waiting.push(resolve))
       return own.apply(this, given)
     }
     value.waiting = waiting
     Object.defineProperty(kind, input, { configurable: true, value })`,
    member
  )
  return async () => {
    const count = await host.evaluate<number>(
      `const { waiting } = (${of})[input]
       waiting.forEach(go => go())
       return waiting.splice(0).length`,
      member
    )
    if (count === 0) throw new Error(`Nothing waits for ${member}.`)
  }
}
