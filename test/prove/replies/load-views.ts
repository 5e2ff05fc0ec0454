import type { Service } from '../../../dev/service/create-service.ts'
import { everyScope } from '../../journeys/set-up/sign-in.ts'
import type { KnownView } from './plan-run.ts'
import { repliesViews } from './views.ts'

/** Loads the good replies of the views from the service. */
export async function loadViews(
  service: Service,
  words: readonly string[]
): Promise<KnownView[]> {
  const names = repliesViews.map(({ name }) => name)
  const strange = words.find(word => !names.includes(word))
  if (strange !== undefined) {
    throw new Error(`No view is called ${strange}: ${names.join(', ')}.`)
  }
  const ask = createAsk(service)
  const wanted = repliesViews.filter(
    ({ name }) => words.length === 0 || words.includes(name)
  )
  return Promise.all(
    wanted.map(async view => ({ view, replies: await view.good(ask) }))
  )
}

/**
 * Requests an address such as `/v2/images/categories`; a body makes a POST. As
 * the designer, if nobody else is named.
 */
export type Ask = (
  address: string,
  json?: object,
  account?: string
) => Promise<object>

function createAsk(service: Service): Ask {
  return async (address, json, account = 'designer') => {
    const token = service.makeToken(account, everyScope)
    const response = await service.fetch(
      new Request(`http://localhost${address}`, {
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'User-Agent': 'prove'
        },
        ...(json && { method: 'POST', body: JSON.stringify(json) })
      })
    )
    const body: unknown = await response.json()
    if (response.ok && typeof body === 'object' && body) return body
    throw new Error(`${address}: ${response.status} ${JSON.stringify(body)}`)
  }
}
