import type { Host, SceneNode } from '../../shared/host.ts'
import { renderScene } from '../../render/render-scene.ts'
import { $gesture } from '../gestures/gesture.ts'
import { picturesOf } from '../../scene/images.ts'
import { layersAbove } from './layers-above.ts'
import {
  isCopy,
  isLifting,
  liftedIds,
  type Lifting,
  reshapedNodes
} from './lifting.ts'
import { morphInto } from './morph.ts'
import { $scene, findNodes } from '../../scene/scene.ts'
import { $canvasBox, $view, type View, visibleRect } from '../../scene/view.ts'

interface LiftedLayers {
  show(): void
  remove(): void
}

/** What was lifted, and how; scrolling draws it again. */
interface Lifted {
  layers: readonly unknown[]
  copies: boolean
  view: View
}

/** More of them are only outlined while they are resized or turned. */
const mostReshaped = 300

/** Layers follow the pointer before the document knows about it. */
export function liftedLayers(host: Host, parent: Element): LiftedLayers {
  const element = parent.ownerDocument.createElement('div')
  const moving = parent.ownerDocument.createElement('div')
  const still = parent.ownerDocument.createElement('div')
  element.dataset['lifted'] = ''
  element.append(moving, still)
  parent.append(element)
  let lifted: Lifted | null = null
  let nodes: SceneNode[] = []

  function lower(): void {
    if (!lifted) return
    lifted = null
    moving.replaceChildren()
    still.replaceChildren()
    for (const group of parent.querySelectorAll('svg [data-lifted]')) {
      group.removeAttribute('data-lifted')
    }
  }

  function lift(gesture: Lifting): void {
    lower()
    const ids = new Set(liftedIds(gesture))
    const { children = [] } = $scene.get() ?? {}
    lifted = liftedBy(gesture)
    nodes = findNodes(children, ids)
    if (gesture.kind !== 'move' && countOf(nodes) > mostReshaped) {
      nodes = []
      return
    }
    const above = layersAbove(children, ids)
    const hidden = isCopy(gesture) ? [] : ids
    hide(parent, new Set([...above.map(node => node.id), ...hidden]))
    morphInto(still, drawn(host, above))
    if (gesture.kind === 'move') morphInto(moving, drawn(host, nodes))
  }

  return {
    show() {
      const gesture = $gesture.get()
      if (!gesture || !isLifting(gesture)) return lower()
      if (!isStill(lifted, liftedBy(gesture))) lift(gesture)
      moving.style.transform = shiftOf(gesture)
      if (gesture.kind !== 'move') {
        morphInto(moving, drawn(host, reshapedNodes(nodes, gesture)))
      }
    },
    remove: () => element.remove()
  }
}

function liftedBy(gesture: Lifting): Lifted {
  const layers = gesture.kind === 'move' ? gesture.ids : gesture.layers
  return { layers, copies: isCopy(gesture), view: $view.get() }
}

function isStill(one: Lifted | null, other: Lifted): boolean {
  if (!one) return false
  const { layers, copies, view } = other
  return one.layers === layers && one.copies === copies && one.view === view
}

function countOf(nodes: SceneNode[]): number {
  return nodes.reduce(
    (sum, { children = [] }) => sum + 1 + countOf(children),
    0
  )
}

/** What is drawn separately must not show at its old place. */
function hide(parent: Element, ids: Set<string>): void {
  for (const group of parent.querySelectorAll('[data-id]')) {
    const id = group.getAttribute('data-id') ?? ''
    if (ids.has(id)) group.setAttribute('data-lifted', '')
  }
}

function shiftOf(gesture: Lifting): string {
  if (gesture.kind !== 'move') return 'none'
  const { zoom } = $view.get()
  const x = Math.round(gesture.by.x) * zoom
  const y = Math.round(gesture.by.y) * zoom
  return `translate(${x}px, ${y}px)`
}

function drawn(host: Host, layers: SceneNode[]): string {
  if (layers.length === 0) return ''
  const box = $canvasBox.get()
  const view = visibleRect($view.get(), box)
  return renderScene(layers, view, box, picturesOf(host), {
    // The page moves beneath: what scrolls into view has to be drawn.
    cull: {
      x: view.x - view.width,
      y: view.y - view.height,
      width: view.width * 3,
      height: view.height * 3
    },
    idPrefix: 'lifted-'
  })
}
