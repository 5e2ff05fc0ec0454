import { ClearedError } from '../../contract/errors.ts'
import { $session } from './session.ts'

type Scope = 'collections.view' | 'collections.edit'

/** The account that is signed in, if it has this scope; otherwise fails. */
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
