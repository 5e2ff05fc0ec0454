import { useStore } from '@nanostores/preact'
import type { Rect, SceneNode } from '../core/host.ts'
import { boundsOf, transformPoint } from '../render/matrix.ts'
import canvas from './canvas.module.css'
import { $scene } from './scene.ts'
import { $canvasBox, $view, toCanvas, visibleRect } from './view.ts'

const titled = ['FRAME', 'SECTION', 'COMPONENT', 'COMPONENT_SET', 'INSTANCE']

/** The names of the page's own frames, above them. */
export function FrameTitles() {
  const scene = useStore($scene)
  const view = useStore($view)
  const box = useStore($canvasBox)
  const shown = visibleRect(view, box)
  const frames = (scene?.children ?? []).filter(
    node => node.visible && titled.includes(node.type) && meets(node, shown)
  )
  return (
    <>
      {frames.map(node => {
        const corner = transformPoint(node.absoluteTransform, { x: 0, y: 0 })
        const { x, y } = toCanvas(corner, view, box)
        return (
          <text
            key={node.id}
            class={canvas['title']}
            data-component={isComponent(node) ? '' : undefined}
            x={x}
            y={y - 6}
          >
            {node.name}
          </text>
        )
      })}
    </>
  )
}

function isComponent(node: SceneNode): boolean {
  return node.type !== 'FRAME' && node.type !== 'SECTION'
}

function meets(node: SceneNode, area: Rect): boolean {
  const box = boundsOf(node.absoluteTransform, node.width, node.height)
  return (
    box.x <= area.x + area.width &&
    box.x + box.width >= area.x &&
    box.y <= area.y + area.height &&
    box.y + box.height >= area.y
  )
}
