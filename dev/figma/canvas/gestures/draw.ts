import type { Host, SceneNode } from '../../shared/host.ts'
import type { Rect } from '../../shared/rect.ts'
import { inverse, transformPoint } from '../../shared/matrix.ts'
import { layersAt } from './hit-test.ts'
import { $scene } from '../../scene/scene.ts'
import { $tool } from './tool.ts'

const defaultSide = 100

/** Makes the tool's layer and goes back to the move tool. */
export function draw(host: Host, rect: Rect): void {
  const tool = $tool.get()
  $tool.set('move')
  if (tool === 'move') return
  const drawn = rect.width >= 2 || rect.height >= 2
  const size = { width: defaultSide, height: defaultSide }
  const area = rounded(drawn ? rect : { ...rect, ...size })
  const parent = boardAt(rect)
  const at = parent ? rectWithin(area, parent) : area
  const id = host.user.add(tool, at, parent?.id)
  host.user.select([id])
}

/** A new layer goes into the frame it is started in. */
function boardAt(rect: Rect): SceneNode | undefined {
  const layers = layersAt($scene.get()?.children ?? [], rect)
  return layers.findLast(node => node.type === 'FRAME')
}

/** A box of the page in the axes of a frame. */
function rectWithin(rect: Rect, { absoluteTransform }: SceneNode): Rect {
  return { ...rect, ...transformPoint(inverse(absoluteTransform), rect) }
}

function rounded(rect: Rect): Rect {
  return {
    x: Math.round(rect.x),
    y: Math.round(rect.y),
    width: Math.max(1, Math.round(rect.width)),
    height: Math.max(1, Math.round(rect.height))
  }
}
