import * as v from 'valibot'
import { shortText } from './query.ts'

/** A cookie that goes with a license; taken and not used. */
export const AuthCookie = v.object({ name: shortText(), value: shortText() })
