import type { Host, SceneNode } from '../shared/host.ts'
import { renderScene } from '../render/render-scene.ts'
import { $gesture } from './gesture.ts'
import { picturesOf } from './images.ts'
import { layersAbove } from './layers-above.ts'
import {
  isCopy,
  isLifting,
  liftedIds,
  type Lifting,
  reshapedNodes
} from './lifting.ts'
import { morph } from './morph.ts'
import { $scene, findNodes } from './scene.ts'
import { $canvasBox, $view, visibleRect } from './view.ts'

interface LiftedLayers {
  show(): void
  remove(): void
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
  let lifted = ''
  let nodes: SceneNode[] = []

  function lower(): void {
    if (lifted === '') return
    lifted = ''
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
    lifted = keyOf(gesture)
    nodes = findNodes(children, ids)
    if (gesture.kind !== 'move' && countOf(nodes) > mostReshaped) {
      nodes = []
      return
    }
    const above = layersAbove(children, ids)
    hide(parent, [
      ...above.map(node => node.id),
      ...(isCopy(gesture) ? [] : ids)
    ])
    show(moving, drawn(host, nodes))
    show(still, drawn(host, above))
  }

  return {
    show() {
      const gesture = $gesture.get()
      if (!gesture || !isLifting(gesture)) return lower()
      if (lifted !== keyOf(gesture)) lift(gesture)
      moving.style.transform = shiftOf(gesture)
      if (gesture.kind !== 'move') {
        show(moving, drawn(host, reshapedNodes(nodes, gesture)))
      }
    },
    remove: () => element.remove()
  }
}

/** Scrolling meanwhile means to draw them anew. */
function keyOf(gesture: Lifting): string {
  const { center, zoom } = $view.get()
  const what = [...liftedIds(gesture), isCopy(gesture) ? 'copied' : '']
  return [...what, center.x, center.y, zoom].join()
}

function countOf(nodes: SceneNode[]): number {
  return nodes.reduce(
    (sum, { children = [] }) => sum + 1 + countOf(children),
    0
  )
}

/** What is drawn apart is not to be seen where it was. */
function hide(parent: Element, ids: string[]): void {
  for (const id of ids) {
    const name = CSS.escape(id)
    for (const group of parent.querySelectorAll(`[data-id="${name}"]`)) {
      group.setAttribute('data-lifted', '')
    }
  }
}

function shiftOf(gesture: Lifting): string {
  if (gesture.kind !== 'move') return 'none'
  const { zoom } = $view.get()
  const x = Math.round(gesture.by.x) * zoom
  const y = Math.round(gesture.by.y) * zoom
  return `translate(${x}px, ${y}px)`
}

/** A picture that is there already must not blink. */
function show(element: Element, svg: string): void {
  const template = element.ownerDocument.createElement('template')
  template.innerHTML = svg
  const [current, wanted] = [element, template.content].map(
    it => it.firstElementChild
  )
  if (current && wanted) morph(current, wanted)
  else if (wanted) element.append(wanted)
}

function drawn(host: Host, layers: SceneNode[]): string {
  if (layers.length === 0) return ''
  const box = $canvasBox.get()
  const view = visibleRect($view.get(), box)
  return renderScene(layers, view, box, picturesOf(host), {
    // The page is moved below: what comes into view has to be there.
    cull: {
      x: view.x - view.width,
      y: view.y - view.height,
      width: view.width * 3,
      height: view.height * 3
    },
    idPrefix: 'lifted-'
  })
}
