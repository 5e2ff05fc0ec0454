import { join } from 'node:path'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import type { PurchaseItem } from '../../../contract/gateway-requests.ts'
import { openAccounts } from '../../../dev/service/accounts/open-accounts.ts'
import { addPlan } from '../../../dev/service/licensing/add-plan.ts'
import type { PlanFormat } from '../../../dev/service/licensing/plan-formats.ts'
import {
  cleanAudio,
  standardFormats,
  videoFormats
} from '../../../dev/service/licensing/plan-formats.ts'
import { addPerson } from '../../../dev/service/oauth/add-person.ts'
import { hashPublicPassword } from '../../../dev/service/oauth/password.ts'

/** An account with a subscription for each medium. */
export interface Person {
  id: string
  username: string
  plans: Record<MediaType, string>
}

export const password = 'the-password-of-the-proof'

/** More than a proof of weeks can use, and the year 9999. */
const downloads = 1_000_000_000
const forever = Date.UTC(9999, 0)

interface Terms {
  assetType: string
  license: string
  formats: readonly PlanFormat[]
}

const terms: Record<MediaType, Terms> = {
  image: {
    assetType: 'images',
    license: 'standard',
    formats: standardFormats
  },
  video: {
    assetType: 'videos',
    license: 'footage_standard',
    formats: videoFormats
  },
  audio: {
    assetType: 'audio',
    license: 'audio_standard',
    formats: cleanAudio
  }
}

/** Adds people to the data folder of a service that does not run yet. */
export async function addPeople(
  folder: string,
  count: number,
  now: number
): Promise<Person[]> {
  const accounts = openAccounts(join(folder, 'service'), true)
  const passwordHash = await hashPublicPassword(password)
  try {
    return accounts.transaction(() => {
      const people = Array.from({ length: count }, (_, i) => {
        const username = `person-${i}`
        const id = addPerson(accounts, {
          username,
          passwordHash,
          firstName: 'Person',
          lastName: String(i),
          email: `${username}@example.com`
        })
        if (id === undefined) throw new Error(`${username} exists already.`)
        const plans = planIds(i)
        for (const mediaType of mediaTypes) {
          const plan = {
            ...terms[mediaType],
            id: plans[mediaType],
            description: 'All of it',
            limit: downloads,
            chargesRepeats: true
          }
          addPlan({ accounts }, id, plan, now)
        }
        return { id, username, plans }
      })
      accounts.run(
        'UPDATE subscriptions SET expires_at = ?, ends_at = ?',
        forever,
        forever
      )
      return people
    })
  } finally {
    accounts.close()
  }
}

/** What a panel sends to license an asset with a person's subscription. */
export function itemOf(
  { plans }: Person,
  mediaType: MediaType,
  assetId: string
): PurchaseItem {
  const item = { assetId, subscriptionId: plans[mediaType] }
  return { ...item, ...files[mediaType] }
}

const files = {
  image: { size: 'small', format: 'jpg' },
  video: { size: 'web' },
  audio: { size: 'clean_audio', license: 'audio_standard' }
} as const

function planIds(number: number): Record<MediaType, string> {
  return {
    image: `s${2_000_000 + 3 * number}`,
    video: `s${2_000_001 + 3 * number}`,
    audio: `s${2_000_002 + 3 * number}`
  }
}
