import { atom } from 'nanostores'
import type { Point } from '../shared/matrix.ts'
import { showHostNotice } from '../controls/notices.ts'
import { $session } from '../session/session.ts'
import { $scene, $selection } from '../scene/scene.ts'
import { $view } from '../scene/view.ts'
import { messageOf } from '../controls/show-error.ts'

/** Where the second person's cursor is on the page; null when nobody is. */
export const $cursor = atom<Point | null>(null)

/** Whether they go on editing by themselves. */
export const $keepsEditing = atom(false)

/** Something that the second person can do. */
export interface Deed {
  label: string
  /** Code that runs beside the document and returns where it was done. */
  script: string
  /** Not among what they do when they keep editing. */
  rare?: boolean
}

export const deeds: Deed[] = [
  {
    label: 'Add a layer',
    script: `
      const layer = figma.createRectangle()
      layer.name = 'Theirs'
      layer.x = Math.round(input.center.x)
      layer.y = Math.round(input.center.y)
      return { x: layer.x, y: layer.y }`
  },
  { label: 'Move', script: forEach('x', 'node.x += 40; node.y += 40') },
  {
    label: 'Rename',
    script: forEach(
      'name',
      `node.name = node.name.replace(/ \\(theirs\\)$/, '') + ' (theirs)'`
    )
  },
  {
    label: 'Change fill',
    script: forEach(
      'fills',
      `node.fills = [{
        type: 'SOLID', color: { r: Math.random(), g: Math.random(), b: 1 } }]`
    )
  },
  { label: 'Delete', script: forEach('remove', 'node.remove()'), rare: true }
]

const pause = 1000

let timer: ReturnType<typeof setInterval> | undefined

/** Lets the second person edit the selected layers, or else the topmost. */
export async function letThemAct(deed: Deed): Promise<void> {
  const host = $session.get()?.host
  if (!host) return
  const { center } = $view.get()
  $cursor.set($cursor.get() ?? center)
  try {
    const input = { center, ids: targets() }
    const at = await host.remotely<Point | null>(deed.script, input)
    // They may have left since.
    if (at && $cursor.get()) $cursor.set(at)
  } catch (error) {
    keepEditing(false)
    const what = deed.label.toLowerCase()
    const reason = messageOf(error)
    showHostNotice(`The second person could not ${what}. ${reason}`, true)
  }
}

/** Lets them do one thing after the other, or no more. */
export function keepEditing(on: boolean): void {
  clearInterval(timer)
  $keepsEditing.set(on)
  if (!on) return
  const often = deeds.filter(deed => !deed.rare)
  let count = 0
  timer = setInterval(() => {
    const deed = often[count % often.length]
    count += 1
    if (deed) void letThemAct(deed)
  }, pause)
}

export function letThemGo(): void {
  keepEditing(false)
  $cursor.set(null)
}

function targets(): string[] {
  const selected = $selection.get()
  if (selected.length > 0) return selected
  const layers = $scene.get()?.children ?? []
  return layers.slice(-1).map(layer => layer.id)
}

/** Code for each of the layers that has the member. */
function forEach(member: string, code: string): string {
  return `
    let at = null
    for (const id of input.ids) {
      const node = await figma.getNodeByIdAsync(id)
      if (!node || !('${member}' in node)) continue
      const [[, , x], [, , y]] = node.absoluteTransform
      at = { x, y }
      ${code}
    }
    return at`
}
