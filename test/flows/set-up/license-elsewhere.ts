import type { MediaType } from '../../../contract/api/media-type.ts'
import type { FlowStack } from './open-stack.ts'

/** Licenses at the service without the plugin, as its website would. */
export async function licenseElsewhere(
  { service }: FlowStack,
  username: string,
  assetIds: readonly string[],
  mediaType: MediaType = 'image',
  wanted: { size?: string } = {}
): Promise<void> {
  const token = service.makeToken(username, ['licenses.create'])
  const items = assetIds.map(id => ({
    [`${mediaType}_id`]: id,
    ...wanted
  }))
  const url = `http://localhost:4402/v2/${mediaType}s/licenses`
  const reply = await service.fetch(
    new Request(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'User-Agent': 'A test'
      },
      body: JSON.stringify({ [`${mediaType}s`]: items })
    })
  )
  if (!reply.ok) throw new Error(await reply.text())
}
