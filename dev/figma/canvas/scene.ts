import { atom, computed } from 'nanostores'
import type { Host, Scene, SceneNode } from '../core/host.ts'
import { isTellingView } from './telling-view.ts'

/** The document as the host last told it; null before it has started. */
export const $scene = atom<Scene | null>(null)

export const $selection = computed($scene, scene => scene?.selection ?? [])

export const $selectedNodes = computed($scene, scene =>
  scene ? findNodes(scene.children, new Set(scene.selection)) : []
)

/** Reads the scene now, for the moment after the host changed its realm. */
export function readScene(host: Host): void {
  $scene.set(host.scene())
}

/** Reads the scene at most once a frame, however often it changes. */
export function followScene(host: Host): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    timer = undefined
    readScene(host)
  }
  read()
  return host.onChange(() => {
    if (timer !== undefined || isTellingView()) return
    frame = requestAnimationFrame(read)
    // A page in the background gets no frames.
    timer = setTimeout(read, 100)
  })
}

export function findNodes(
  nodes: SceneNode[],
  ids: Set<string>,
  found: SceneNode[] = []
): SceneNode[] {
  if (ids.size === 0) return found
  for (const node of nodes) {
    if (ids.has(node.id)) found.push(node)
    if (node.children) findNodes(node.children, ids, found)
  }
  return found
}

/**
 * Those of the layers that a hand can move: no locked ones, and none whose
 * parent is moved anyway.
 */
export function movableIds(nodes: SceneNode[], ids: string[]): string[] {
  return nodes.flatMap(node => {
    if (node.locked) return []
    if (ids.includes(node.id)) return [node.id]
    return movableIds(node.children ?? [], ids)
  })
}

/** The layers from the page's child down to this one. */
export function pathTo(nodes: SceneNode[], id: string): SceneNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = node.children ? pathTo(node.children, id) : []
    if (below.length > 0) return [node, ...below]
  }
  return []
}
