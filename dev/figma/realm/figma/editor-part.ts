import { holds } from '../../rules/rules.ts'
import type { Session } from '../../model/record/session.ts'

const knowsEditors = holds('modes/members-of-other-editors-throw')

/**
 * Members that only some editors have. Elsewhere a plugin finds none of them,
 * as in Figma, and the guard says so.
 */
export function editorPart<T extends object>(
  session: Session,
  editors: readonly Session['editorType'][],
  make: () => T
): T {
  const isTrusted = session.actor !== 'plugin'
  const isThere = isTrusted || editors.includes(session.editorType)
  return isThere || !knowsEditors ? make() : ({} as T) // nothing that anybody could read
}
