import type { Matrix } from '../../shared/matrix.ts'
import { findLayer, findLayers, layerHandle } from './person.ts'

/**
 * Writes members through the same setters that a plugin uses, so that what an
 * instance or a text refuses there is refused here.
 */
function set(ids: string[], values: Record<string, unknown>): void {
  const { width, height, ...members } = values
  for (const record of findLayers(ids)) {
    const handle = layerHandle(record)
    if (width !== undefined || height !== undefined) {
      handle.resize(
        Number(width || handle.width),
        Number(height || handle.height)
      )
    }
    for (const name of Object.keys(members)) handle[name] = members[name]
  }
}

function asFields(paint: Paint): Record<string, unknown> {
  return Object.assign({}, paint) as unknown as Record<string, unknown> // a copy
}

function crop(id: string, index: number, transform: Matrix): void {
  const record = findLayer(id)
  const fills = record.props.fills.map(asFields)
  const paint = fills[index]
  const isVideo = paint !== undefined && paint['type'] === 'VIDEO'
  if (!paint || (paint['type'] !== 'IMAGE' && !isVideo)) {
    throw new Error(`Layer "${id}" has no image or video at index ${index}`)
  }
  paint['scaleMode'] = 'CROP'
  paint[isVideo ? 'videoTransform' : 'imageTransform'] = transform
  delete paint['rotation']
  set([id], { fills })
}

/** Properties by hand. */
export const propertyEdits = {
  set,
  crop,
  rename: (id: string, name: string) => set([id], { name }),
  setLocked: (id: string, locked: boolean) => set([id], { locked }),
  setVisible: (id: string, visible: boolean) => set([id], { visible })
}
