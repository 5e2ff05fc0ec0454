import type { OpenController } from './open-controller.ts'

interface BrokenMember {
  /** Code that gives an object whose kind has it. */
  of: string
  member: string
  /** Code that says when it throws, of `it`, which it is of, and `given`. */
  when: string
  reason?: string
  /** Of a property: when it is read, not when it is written. */
  isRead?: boolean
}

/** Makes a property or method of Figma's throw, as Figma may. */
export async function breakMember(
  { host }: OpenController,
  { of, member, when, reason = 'Broken', isRead = false }: BrokenMember
): Promise<void> {
  await host.evaluate(
    `let kind = ${of}
     let own
     while (!(own = Object.getOwnPropertyDescriptor(kind, input.member))) {
       kind = Object.getPrototypeOf(kind)
     }
     const isMet = (it, given) => ${when}
     const broken = { ...own }
     for (const part of input.isRead ? ['get'] : ['set', 'value']) {
       if (!own[part]) continue
       broken[part] = function (...given) {
         if (isMet(this, given)) throw new Error(input.reason)
         return own[part].apply(this, given)
       }
     }
     Object.defineProperty(kind, input.member, broken)`,
    { member, reason: `in ${member}: ${reason}`, isRead }
  )
}
