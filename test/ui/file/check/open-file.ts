import { imageRecord, listReply } from '../../image-record.ts'
import { compOf } from '../../memory-document.ts'
import { createWorld, openPanel } from '../../open-panel.ts'

/** Where the library is asked for details. */
export const route = 'GET http://gateway.test/api/v2/images'

/** A panel in a file with comps of these images, which the library knows. */
export async function openFile(assetIds: string[]) {
  const world = createWorld()
  world.document.layers = assetIds.map(compOf)
  world.web.on(route, ({ url }) =>
    listReply(url.searchParams.getAll('id').map(id => imageRecord(id)))
  )
  return openPanel(world)
}
