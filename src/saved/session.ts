import type { Session } from '../../contract/session.ts'
import {
  areTexts,
  asRecord,
  isNumberOrNull,
  isText,
  isTextOrNull
} from './named-values.ts'

export function readSession(value: unknown): Session | null {
  const session = asRecord(value)
  return session &&
    isText(session['accessToken']) &&
    session['accessToken'] !== '' &&
    isNumberOrNull(session['expiresAt']) &&
    isTextOrNull(session['handle']) &&
    isText(session['userId']) &&
    isText(session['userName']) &&
    areTexts(session['scopes'])
    ? (session as unknown as Session) // every field was checked
    : null
}
