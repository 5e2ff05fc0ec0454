import { addresses } from '../set-up/open-stack.ts'
import type { FlowStack } from '../set-up/open-stack.ts'

/** The metadata that the service keeps with each license of the person. */
export async function readMetadata(
  { service }: FlowStack,
  username: string
): Promise<unknown[]> {
  const token = service.makeToken(username, ['licenses.view'])
  const url = `${addresses.service}/v2/images/licenses?per_page=200`
  const headers = { Authorization: `Bearer ${token}`, 'User-Agent': 'A test' }
  const reply = await service.fetch(new Request(url, { headers }))
  const { data } = (await reply.json()) as { data: { metadata: unknown }[] } // the API's
  return data.map(({ metadata }) => metadata)
}
