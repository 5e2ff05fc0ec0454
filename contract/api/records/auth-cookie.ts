import * as v from 'valibot'
import { shortText } from './short-text.ts'

/** A cookie that goes with a license; taken and not used. */
export const AuthCookie = v.object({ name: shortText(), value: shortText() })
