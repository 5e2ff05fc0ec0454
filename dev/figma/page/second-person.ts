import { atom } from 'nanostores'
import type { Point } from '../core/matrix.ts'
import { showHostNotice } from './notices.ts'
import { $session } from './session.ts'
import { $scene, $selection } from '../canvas/scene.ts'
import { $view } from '../canvas/view.ts'

/** Where the second person's cursor is on the page; null when nobody is. */
export const $cursor = atom<Point | null>(null)

/** What the second person can do, as code that runs beside the document. */
const deeds = {
  move: 'node.x += 40; node.y += 40',
  rename: `node.name = node.name.replace(/ \\(theirs\\)$/, '') + ' (theirs)'`,
  'change fill': `node.fills = [{
    type: 'SOLID', color: { r: Math.random(), g: Math.random(), b: 1 } }]`,
  delete: 'node.remove()'
}

export type Deed = keyof typeof deeds | 'add'

export const deedNames: Deed[] = [
  'add',
  'move',
  'rename',
  'change fill',
  'delete'
]

/** Lets the second person edit the selected layers, or else the topmost. */
export async function letThemAct(deed: Deed): Promise<void> {
  const host = $session.get()?.host
  if (!host) return
  const { center } = $view.get()
  $cursor.set($cursor.get() ?? center)
  try {
    const input = deed === 'add' ? center : targets()
    const at = await host.remotely<Point | null>(script(deed), input)
    if (at) $cursor.set(at)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    showHostNotice(`The second person could not ${deed}. ${reason}`, true)
  }
}

export function letThemGo(): void {
  $cursor.set(null)
}

function targets(): string[] {
  const selected = $selection.get()
  if (selected.length > 0) return selected
  const layers = $scene.get()?.children ?? []
  return layers.slice(-1).map(layer => layer.id)
}

function script(deed: Deed): string {
  if (deed === 'add') {
    return `
      const layer = figma.createRectangle()
      layer.name = 'Theirs'
      layer.x = Math.round(input.x)
      layer.y = Math.round(input.y)
      return { x: layer.x, y: layer.y }`
  }
  return `
    let at = null
    for (const id of input) {
      const node = await figma.getNodeByIdAsync(id)
      if (!node) continue
      const [[, , x], [, , y]] = node.absoluteTransform
      at = { x, y }
      ${deeds[deed]}
    }
    return at`
}
