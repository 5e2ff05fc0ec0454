import type { OpenController } from './open-controller.ts'

interface BrokenMember {
  /** Code that returns an object with the member. */
  of: string
  member: string
  /** Code that decides when it throws, by `it`, its object, and `given`. */
  when: string
  reason?: string
  /** For a property: throws when it is read, not when it is written. */
  isRead?: boolean
}

/** Makes a property or method of Figma throw. */
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
