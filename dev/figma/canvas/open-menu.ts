import { atom } from 'nanostores'
import type { Host } from '../shared/host.ts'
import type { Point } from '../shared/matrix.ts'
import { canvasCentre } from '../scene/canvas-centre.ts'
import { clickTarget, layersAt } from './gestures/hit-test.ts'
import { $scene, $selection } from '../scene/scene.ts'
import { toPage } from '../scene/view.ts'

/** The point of the open context menu, in the browser window's pixels. */
export const $menu = atom<Point | null>(null)

/** Gets the focus back when the menu closes. */
let opener: Element | null = null

/**
 * By the right button at the pointer, where `choose` selects what is there
 * unless it is selected already; by key in the middle of the canvas.
 */
export function openMenu(event: MouseEvent, choose: (at: Point) => void): void {
  event.preventDefault()
  const byKey = event.button !== 2
  const at = byKey ? canvasCentre() : { x: event.clientX, y: event.clientY }
  if (!byKey) choose(at)
  opener = document.activeElement
  $menu.set(at)
}

export function closeMenu(): void {
  $menu.set(null)
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

/** Selects what lies under the pointer on the canvas. */
export function chooseAt(host: Host, at: Point): void {
  const layers = layersAt($scene.get()?.children ?? [], toPage(at))
  const target = clickTarget(layers, $selection.get(), false)
  if (!target) host.user.select([])
  else if (!$selection.get().includes(target.id)) {
    host.user.select([target.id])
  }
}
