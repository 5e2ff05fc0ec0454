import { holds } from '../../rules/rules.ts'
import { checkString } from '../../nodes/checks/check.ts'
import { handleOf } from '../../nodes/handles/handle.ts'
import { later } from '../../nodes/handles/host-call.ts'
import { importStyle } from '../../model/styles/import-style.ts'
import { store } from '../../model/record/document-store.ts'
import { importComponent } from '../../model/styles/libraries.ts'
import type { Handle } from '../../nodes/handles/handle.ts'
import type { Session } from '../../model/record/session.ts'

/** The result of a host without the rule. */
function anyNode(session: Session): Handle {
  return handleOf(session, store.root)
}

async function importByKey(
  session: Session,
  op: string,
  type: 'COMPONENT' | 'COMPONENT_SET',
  key: unknown
): Promise<Handle> {
  const name = checkString(op, 'key', key)
  await later()
  const record = importComponent(name, type)
  if (record) return handleOf(session, record)
  if (!holds('libraries/published-components-only')) return anyNode(session)
  const word = type === 'COMPONENT' ? 'component' : 'component set'
  throw new Error(
    `in ${op}: Could not find a published ${word} with the key "${name}"`
  )
}

async function importStyleByKey(
  session: Session,
  key: unknown
): Promise<Handle> {
  const op = 'importStyleByKeyAsync'
  const name = checkString(op, 'key', key)
  await later()
  const style = importStyle(name)
  if (style) return handleOf(session, style)
  throw new Error(
    `in ${op}: Could not find a published style with the key "${name}"`
  )
}

/** The members of `figma` that bring components and styles from libraries. */
export function libraryMembers(session: Session) {
  return {
    importStyleByKeyAsync: (key: unknown) => importStyleByKey(session, key),
    importComponentByKeyAsync: (key: unknown) =>
      importByKey(session, 'importComponentByKeyAsync', 'COMPONENT', key),
    importComponentSetByKeyAsync: (key: unknown) =>
      importByKey(session, 'importComponentSetByKeyAsync', 'COMPONENT_SET', key)
  }
}
