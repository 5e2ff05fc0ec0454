import type { Session } from '../../contract/session.ts'
import {
  areTexts,
  fits,
  isNonEmptyText,
  isNumberOrNull,
  isText,
  isTextOrNull
} from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'

const session: Shape<Session> = {
  accessToken: isNonEmptyText,
  expiresAt: isNumberOrNull,
  handle: isTextOrNull,
  userId: isText,
  userName: isText,
  scopes: areTexts
}

export function readSession(value: unknown): Session | null {
  return fits(value, session) ? value : null
}
