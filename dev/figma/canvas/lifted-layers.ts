import type { Host } from '../core/host.ts'
import { renderScene } from '../render/render-scene.ts'
import { $gesture, type Gesture } from './gesture.ts'
import { imageSize, imageUrl } from './images.ts'
import { $scene, findNodes } from './scene.ts'
import { $canvasBox, $view, visibleRect } from './view.ts'

interface LiftedLayers {
  show(): void
  remove(): void
}

type Moving = Pick<Gesture & { kind: 'move' }, 'ids' | 'copy'>

/** Layers follow the pointer before the document knows about the move. */
export function liftedLayers(host: Host, parent: Element): LiftedLayers {
  const element = parent.ownerDocument.createElement('div')
  element.dataset['lifted'] = ''
  parent.append(element)
  let lifted = ''

  function lower(): void {
    if (lifted === '') return
    lifted = ''
    element.replaceChildren()
    for (const group of parent.querySelectorAll('svg [data-lifted]')) {
      group.removeAttribute('data-lifted')
    }
  }

  function lift({ ids, copy }: Moving): void {
    lower()
    lifted = keyOf({ ids, copy })
    // What is copied stays where it is.
    for (const id of copy ? [] : ids) {
      const name = CSS.escape(id)
      for (const group of parent.querySelectorAll(`[data-id="${name}"]`)) {
        group.setAttribute('data-lifted', '')
      }
    }
    element.innerHTML = drawn(host, ids)
  }

  return {
    show() {
      const gesture = $gesture.get()
      const moves = gesture?.kind === 'move' && isAway(gesture.by)
      if (!moves) return lower()
      if (lifted !== keyOf(gesture)) lift(gesture)
      const { zoom } = $view.get()
      const x = Math.round(gesture.by.x) * zoom
      const y = Math.round(gesture.by.y) * zoom
      element.style.transform = `translate(${x}px, ${y}px)`
    },
    remove: () => element.remove()
  }
}

function keyOf({ ids, copy }: Moving): string {
  return `${copy ? 'copies of' : ''} ${ids.join()}`
}

function isAway(by: { x: number; y: number }): boolean {
  return Math.round(by.x) !== 0 || Math.round(by.y) !== 0
}

function drawn(host: Host, ids: string[]): string {
  const scene = $scene.get()
  if (!scene) return ''
  const box = $canvasBox.get()
  const view = visibleRect($view.get(), box)
  const children = findNodes(scene.children, new Set(ids))
  return renderScene(
    { ...scene, children },
    hash => imageUrl(host, hash),
    box,
    {
      view,
      // The page is moved below: what comes into view has to be there.
      cull: {
        x: view.x - view.width,
        y: view.y - view.height,
        width: view.width * 3,
        height: view.height * 3
      },
      imageSize: hash => imageSize(host, hash),
      idPrefix: 'lifted-'
    }
  )
}
