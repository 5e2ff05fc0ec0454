import { atom } from 'nanostores'
import { $scene, pathTo } from '../canvas/scene.ts'

/** The layers whose children the layer list shows. */
export const $openLayers = atom<Set<string>>(new Set())

export function setLayerOpen(id: string, open: boolean): void {
  const layers = new Set($openLayers.get())
  if (open) layers.add(id)
  else layers.delete(id)
  $openLayers.set(layers)
}

let followed = ''

// What is selected on the canvas comes into view in the list.
$scene.listen(scene => {
  const selection = scene?.selection ?? []
  if (selection.join() === followed) return
  followed = selection.join()
  const parents = selection.flatMap(id =>
    pathTo(scene?.children ?? [], id).slice(0, -1)
  )
  const open = $openLayers.get()
  const closed = parents.filter(node => !open.has(node.id))
  if (closed.length > 0) {
    $openLayers.set(new Set([...open, ...closed.map(node => node.id)]))
  }
})
