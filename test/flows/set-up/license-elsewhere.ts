import type { MediaType } from '../../../contract/api/media-type.ts'
import { orderNames } from '../../../contract/license-order.ts'
import type { FlowStack } from './open-stack.ts'

/** Licenses at the service without the plugin, as its website would. */
export async function licenseElsewhere(
  { service }: FlowStack,
  username: string,
  assetIds: readonly string[],
  mediaType: MediaType = 'image',
  wanted: { size?: string; license?: string } = {}
): Promise<void> {
  const token = service.makeToken(username, ['licenses.create'])
  const names = orderNames[mediaType]
  const items = assetIds.map(id => ({
    [names.asset]: id,
    ...wanted
  }))
  const url = `http://localhost:4402/v2/${names.items}/licenses`
  const reply = await service.fetch(
    new Request(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'User-Agent': 'A test'
      },
      body: JSON.stringify({ [names.items]: items })
    })
  )
  if (!reply.ok) throw new Error(await reply.text())
}
