import { holds } from '../../rules/rules.ts'
import type { Session } from '../../model/record/session.ts'
import { store } from '../../model/record/document-store.ts'
import { selectionOf } from '../../model/edits/selection-store.ts'
import type { Launch } from './launch.ts'
import { viewportApi } from './viewport.ts'

type Permission = 'currentuser' | 'activeusers' | 'payments' | 'teamlibrary'

/** Figma: what the manifest does not ask for cannot be read. */
export function assertPermitted(
  session: Session,
  op: string,
  permission: Permission
): void {
  const has = session.permissions.includes(permission)
  if (has || !holds('permissions/only-what-the-manifest-asks-for')) return
  throw new Error(
    `in ${op}: The "${permission}" permission is missing in manifest.json`
  )
}

function userOf(launch: Launch) {
  const { id, name } = launch.user
  return { id, name, photoUrl: null, color: '#007be5', sessionId: 1 }
}

/** Who works in the file, as far as the manifest lets the plugin know. */
export function people(session: Session, launch: Launch) {
  return {
    get currentUser() {
      assertPermitted(session, 'get_currentUser', 'currentuser')
      return Object.freeze(userOf(launch))
    },
    get activeUsers() {
      const op = 'get_activeUsers'
      assertPermitted(session, op, 'activeusers')
      if (
        session.editorType !== 'figjam' &&
        holds('permissions/active-users-only-in-figjam')
      ) {
        throw new Error(
          `in ${op}: This property is not available in the ` +
            `${session.editorType} editor`
        )
      }
      const selection = selectionOf(store.currentPage).map(node => node.id)
      const seen = { position: null, viewport: viewportApi.bounds, selection }
      return [Object.freeze(Object.assign(userOf(launch), seen))]
    },
    get teamLibrary(): never {
      assertPermitted(session, 'get_teamLibrary', 'teamlibrary')
      throw new Error('not emulated: figma.teamLibrary')
    }
  }
}
