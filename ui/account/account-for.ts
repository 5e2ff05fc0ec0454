import { ClearedError } from '../../contract/errors.ts'
import { $session } from './session.ts'

type Scope = 'collections.view' | 'collections.edit'

/** Who is signed in and may do it; fails with what is missing. */
export function accountFor(scope: Scope): string {
  const session = $session.get()
  if (session.state === 'out') {
    throw new ClearedError('signed-out', 'Nobody is signed in.')
  }
  if (!session.scopes.includes(scope)) {
    throw new ClearedError('token-lacks-scope', scope, { scope })
  }
  return session.userId
}
