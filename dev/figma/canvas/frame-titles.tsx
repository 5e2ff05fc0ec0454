import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import type { SceneNode } from '../shared/host.ts'
import { transformPoint } from '../shared/matrix.ts'
import canvas from './canvas.module.css'
import { $scene } from '../scene/scene.ts'
import { $canvasBox, $view, $zoom, toCanvas } from '../scene/view.ts'

const titled = ['FRAME', 'SECTION', 'COMPONENT', 'COMPONENT_SET', 'INSTANCE']
/** Names of frames narrower than this, in screen pixels, are unreadable. */
const narrow = 24

/** The names of the page's own frames, above them. */
export function FrameTitles() {
  const scene = useStore($scene)
  const zoom = useStore($zoom)
  const layer = useRef<HTMLDivElement>(null)
  // A page that is panned moves its names; it does not lay them out again.
  useEffect(() => {
    const place = (): void => {
      const start = toCanvas({ x: 0, y: 0 }, $view.get(), $canvasBox.get())
      const move = `translate(${start.x}px, ${start.y}px)`
      if (layer.current) layer.current.style.transform = move
    }
    place()
    const stops = [$view.listen(place), $canvasBox.listen(place)]
    return () => stops.forEach(stop => stop())
  }, [])
  const frames = (scene?.children ?? []).filter(
    node =>
      node.visible && titled.includes(node.type) && node.width * zoom > narrow
  )
  return (
    <div ref={layer} class={canvas['titles']}>
      {frames.map(node => (
        <Title key={node.id} node={node} zoom={zoom} />
      ))}
    </div>
  )
}

function Title(props: { node: SceneNode; zoom: number }) {
  const { node, zoom } = props
  const { x, y } = transformPoint(node.absoluteTransform, { x: 0, y: 0 })
  return (
    <span
      class={canvas['title']}
      data-title={node.id}
      data-component={isComponent(node) ? '' : undefined}
      style={{
        left: `${x * zoom}px`,
        top: `${y * zoom}px`,
        maxWidth: `${node.width * zoom}px`
      }}
    >
      {node.name}
    </span>
  )
}

function isComponent(node: SceneNode): boolean {
  return node.type !== 'FRAME' && node.type !== 'SECTION'
}
