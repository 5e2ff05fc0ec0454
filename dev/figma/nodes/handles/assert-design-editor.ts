import { holds } from '../../rules/rules.ts'
import type { Session } from '../../model/record/session.ts'

const knowsEditors = holds('modes/members-of-other-editors-throw')

/** Throws in editors other than Figma Design and Dev Mode. */
export function assertDesignEditor(session: Session, op: string): void {
  // Dev Mode has these members too, read-only.
  if (['figma', 'dev'].includes(session.editorType) || !knowsEditors) return
  throw new Error(
    `in ${op}: This function is not available in the ${session.editorType} editor`
  )
}
