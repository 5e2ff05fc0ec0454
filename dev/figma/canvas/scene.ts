import { atom, computed } from 'nanostores'
import type { Host, Rect, Scene, SceneNode } from '../shared/host.ts'
import { encloses } from '../shared/rect.ts'
import { isTellingView } from './telling-view.ts'
import { $canvasBox, $view, visibleRect } from './view.ts'

/** In pixels of the screen: no hand finds a smaller layer. */
const graspable = 1.5

/** Milliseconds after which a view counts as at rest. */
const calm = 120

/**
 * The document as the host last told it, as far as it is in or near the view
 * or selected; null before it has started.
 */
export const $scene = atom<Scene | null>(null)

export const $selection = computed($scene, scene => scene?.selection ?? [])

export const $selectedNodes = computed($scene, scene =>
  scene ? findNodes(scene.children, new Set(scene.selection)) : []
)

/** The part of the page that `$scene` was read for. */
let readArea: Rect | null = null

/** Reads the scene now, for the moment after the host changed its realm. */
export function readScene(host: Host): void {
  const view = visibleRect($view.get(), $canvasBox.get())
  readArea = withRoom(view)
  $scene.set(host.view(readArea, graspable / $view.get().zoom))
}

/** Reads the scene if the view has left what was read of it. */
export function readSceneInView(host: Host): void {
  const view = visibleRect($view.get(), $canvasBox.get())
  if (!readArea || !encloses(readArea, view)) readScene(host)
}

/**
 * Reads the scene at most once a frame, however often it changes, and again
 * when the view comes to rest elsewhere.
 */
export function followScene(host: Host): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const read = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    timer = undefined
    readScene(host)
  }
  read()
  const stopFollowing = $view.listen(() => {
    clearTimeout(rest)
    rest = setTimeout(() => readSceneInView(host), calm)
  })
  const stop = host.onChange(() => {
    if (timer !== undefined || isTellingView()) return
    frame = requestAnimationFrame(read)
    // A page in the background gets no frames.
    timer = setTimeout(read, 100)
  })
  // What a key does depends on what the key before it did.
  const catchUp = (): void => {
    if (timer !== undefined) read()
  }
  addEventListener('keydown', catchUp, true)
  return () => {
    stop()
    removeEventListener('keydown', catchUp, true)
    stopFollowing()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    clearTimeout(rest)
  }
}

/** The area with a quarter more on every side. */
function withRoom(rect: Rect): Rect {
  return {
    x: rect.x - rect.width / 4,
    y: rect.y - rect.height / 4,
    width: rect.width * 1.5,
    height: rect.height * 1.5
  }
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
