import { ClearedError } from '../../contract/errors.ts'
import type { Fill, FilledLayers } from '../../contract/filling.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { findAlike } from '../document/image-index.ts'
import { changeLayers, toFilledLayers } from '../filling/change-layers.ts'
import { fillLayer } from '../filling/fill-layer.ts'
import type { FillJob } from '../filling/fill-layer.ts'
import { rememberFill } from '../filling/restore-fill.ts'
import { assertFile } from '../document/media-files.ts'
import { createSlices } from '../platform/slices.ts'

export async function fillLayers(
  { fills }: { fills: Fill[] },
  context: CallContext
): Promise<FilledLayers> {
  const jobs: FillJob[] = []
  fills.forEach(({ nodeIds, picture, imageHash }) => {
    assertFile({ picture, imageHash })
    nodeIds.forEach(nodeId => jobs.push({ nodeId, picture, imageHash }))
  })
  if (jobs.length === 0) throw new ClearedError('nothing-selected')
  const { changed, refused } = await changeLayers(jobs, fillLayer, context)
  changed.forEach(rememberFill)
  const alike = await findAlike(
    fills.map(({ imageHash, picture: asset }) => ({ imageHash, asset })),
    createSlices()
  )
  const filled = toFilledLayers({ changed, refused })
  return alike.size === 0
    ? filled
    : Object.assign(filled, { alike: Array.from(alike.values()) })
}
