import * as v from 'valibot'
import { shortText } from './short-text.ts'

/** A cookie of a license request; accepted but not used. */
export const AuthCookie = v.object({ name: shortText(), value: shortText() })
