import type { SignInAttempt } from '../../contract/session.ts'
import { fits, isNumber, isText } from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'

const attempt: Shape<SignInAttempt> = {
  id: isText,
  verifier: isText,
  address: isText,
  endsAt: isNumber
}

export function readSignInAttempt(value: unknown): SignInAttempt | null {
  return fits(value, attempt) ? value : null
}
