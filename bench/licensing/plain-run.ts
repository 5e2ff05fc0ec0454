import { addresses } from '../../test/flows/set-up/open-stack.ts'
import { batchLimit, historyLength } from './open-buyer.ts'
import type { Buyer } from './open-buyer.ts'

const perPage = 200

interface Bought {
  data: { download: { url: string } }[]
}

/**
 * Sends the bare requests one after another: the pages of the history, licenses
 * for 50 assets at once, and their downloads.
 */
export async function sendBareRequests({
  stack,
  person,
  assetIds
}: Buyer): Promise<void> {
  const { network, service } = stack
  const token = service.makeToken(person, ['licenses.view', 'licenses.create'])
  const headers = { Authorization: `Bearer ${token}` }
  const url = `${addresses.service}/v2/images/licenses`
  for (let page = 1; page <= historyLength / perPage; page++) {
    const query = `?page=${page}&per_page=${perPage}&sort=newest`
    await (await network.fetchFromFrame(url + query, { headers })).json()
  }
  for (let start = 0; start < assetIds.length; start += batchLimit) {
    const some = assetIds.slice(start, start + batchLimit)
    const images = some.map(image_id => ({ image_id }))
    const reply = await network.fetchFromFrame(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ images })
    })
    const { data } = (await reply.json()) as Bought // the API's
    for (const { download } of data) {
      const file = await network.fetchFromFrame(download.url)
      await file.arrayBuffer()
    }
  }
}
