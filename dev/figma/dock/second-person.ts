import { atom } from 'nanostores'
import type { Point } from '../shared/matrix.ts'
import { showHostNotice } from '../controls/notices.ts'
import { $session } from '../session/session.ts'
import { $scene, $selection } from '../scene/scene.ts'
import { $view } from '../scene/view.ts'
import { messageOf } from '../controls/show-error.ts'

/** Where the second person's cursor is on the page; null without one. */
export const $cursor = atom<Point | null>(null)

/** Whether they keep editing by themselves. */
export const $keepsEditing = atom(false)

/** An edit that the second person can make. */
export interface TheirEdit {
  label: string
  /**
   * Code that runs in the document's realm and returns the place of the edit.
   */
  script: string
  /** Not used when they keep editing by themselves. */
  rare?: boolean
}

export const theirEdits: TheirEdit[] = [
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
export async function runTheirEdit(edit: TheirEdit): Promise<void> {
  const host = $session.get()?.host
  if (!host) return
  const { center } = $view.get()
  $cursor.set($cursor.get() ?? center)
  try {
    const input = { center, ids: targets() }
    const at = await host.remotely<Point | null>(edit.script, input)
    // The second person may have left since.
    if (at && $cursor.get()) $cursor.set(at)
  } catch (error) {
    keepEditing(false)
    const what = edit.label.toLowerCase()
    const reason = messageOf(error)
    showHostNotice(`The second person could not ${what}. ${reason}`, true)
  }
}

/** Makes one edit after the other, or stops. */
export function keepEditing(on: boolean): void {
  clearInterval(timer)
  $keepsEditing.set(on)
  if (!on) return
  const often = theirEdits.filter(edit => !edit.rare)
  let count = 0
  timer = setInterval(() => {
    const edit = often[count % often.length]
    count += 1
    if (edit) void runTheirEdit(edit)
  }, pause)
}

export function removeSecondPerson(): void {
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
