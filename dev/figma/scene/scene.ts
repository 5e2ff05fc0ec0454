import { atom, computed } from 'nanostores'
import type { Host, Scene, SceneNode } from '../shared/host.ts'
import { type Rect, encloses } from '../shared/rect.ts'
import { $canvasBox, $view, visibleRect } from './view.ts'

/** Pixels of the screen: a smaller layer can hardly be grabbed. */
const smallestLayer = 1.5

/** Milliseconds without change after which a view is at rest. */
const restDelay = 120

/**
 * The document as it was last read, as far as it is in or near the view
 * or selected; null before it has started.
 */
export const $scene = atom<Scene | null>(null)

export const $selection = computed($scene, scene => scene?.selection ?? [])

export const $selectedNodes = computed($scene, scene =>
  scene ? findNodes(scene.children, new Set(scene.selection)) : []
)

/** The selected layers that are not locked. */
export const $freeNodes = computed($selectedNodes, nodes =>
  nodes.filter(node => !node.locked)
)

/** The part of the page that `$scene` was read for. */
let readArea: Rect | null = null

/** Reads the scene now, for the moment after the host changed its realm. */
export function readScene(host: Host): void {
  const view = visibleRect($view.get(), $canvasBox.get())
  readArea = withRoom(view)
  $scene.set(host.view(readArea, smallestLayer / $view.get().zoom))
}

/** Reads the scene again if the view has left the area that was read. */
function readSceneInView(host: Host): void {
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
    rest = setTimeout(() => readSceneInView(host), restDelay)
  })
  const stop = host.onChange(() => {
    if (timer !== undefined) return
    frame = requestAnimationFrame(read)
    // A page in the background gets no frames.
    timer = setTimeout(read, 100)
  })
  // An input acts on the layers as they are at that moment.
  const catchUp = (): void => {
    if (timer !== undefined) read()
    else readSceneInView(host)
  }
  addEventListener('keydown', catchUp, true)
  addEventListener('pointerdown', catchUp, true)
  return () => {
    stop()
    removeEventListener('keydown', catchUp, true)
    removeEventListener('pointerdown', catchUp, true)
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
 * parent is moved anyway. Ids that are not among the nodes come last.
 */
export function movableIds(nodes: SceneNode[], ids: string[]): string[] {
  const rest = new Set(ids)
  const movable: string[] = []
  const sort = (among: SceneNode[], stays: boolean): void => {
    for (const { id, locked, children } of among) {
      const moves = rest.delete(id) && !locked && !stays
      if (moves) movable.push(id)
      if (children) sort(children, stays || locked || moves)
    }
  }
  sort(nodes, false)
  return [...movable, ...rest]
}
