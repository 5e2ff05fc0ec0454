import { holds } from '../../rules/rules.ts'
import type { Session } from '../../model/record/session.ts'

const knowsEditors = holds('modes/members-of-other-editors-throw')

/** Throws where the editor lacks what only Figma Design can do. */
export function assertDesignEditor(session: Session, op: string): void {
  // Dev Mode has all of it and lets none of it write.
  if (['figma', 'dev'].includes(session.editorType) || !knowsEditors) return
  throw new Error(
    `in ${op}: This function is not available in the ${session.editorType} editor`
  )
}
