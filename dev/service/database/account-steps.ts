import { people } from './001-people.ts'
import { credentials } from './002-credentials.ts'
import { licenses } from './003-licenses.ts'

/** The migrations of the accounts database, in order. */
export const accountSteps: readonly string[] = [people, credentials, licenses]
