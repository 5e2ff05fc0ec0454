import { people } from './001-people.ts'
import { credentials } from './002-credentials.ts'
import { licenses } from './003-licenses.ts'
import { collections } from './004-collections.ts'
import { uploads } from './005-uploads.ts'
import { planRules } from './006-plan-rules.ts'
import { activations } from './007-activations.ts'
import { registeredApplications } from './008-registered-applications.ts'
import { pictures } from './009-pictures.ts'
import { seededPeople } from './010-seeded-people.ts'
import { remeasuredPictures } from './011-remeasured-pictures.ts'
import { ownEmails } from './012-own-emails.ts'
import { reprintedPictures } from './013-reprinted-pictures.ts'

/** The migrations of the accounts database, in order. */
export const accountSteps: readonly string[] = [
  people,
  credentials,
  licenses,
  collections,
  uploads,
  planRules,
  activations,
  registeredApplications,
  pictures,
  seededPeople,
  remeasuredPictures,
  ownEmails,
  reprintedPictures
]
