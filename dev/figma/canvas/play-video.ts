import { atom } from 'nanostores'
import type { Host, SceneNode } from '../shared/host.ts'
import { overlaps } from '../shared/rect.ts'
import { fillsOf } from '../render/fills-of.ts'
import { readPaint } from '../render/paint.ts'
import { showError } from '../controls/show-error.ts'
import { boxOf } from '../scene/box-of.ts'
import { $selectedNodes } from '../scene/scene.ts'
import { loadVideo, pictureOf, unloadVideo } from '../scene/video-frame.ts'
import { readFrame } from '../scene/videos.ts'
import { $canvasBox, $view, visibleRect } from '../scene/view.ts'

interface Playing {
  /** As it was when its video began to play. */
  node: SceneNode
}

/** The layer whose video plays; null while none does. */
export const $playing = atom<Playing | null>(null)

/** Longest side in pixels of a frame that is shown for a moment. */
const largestFrame = 1280

/** The video that a layer shows on top, by its hash. */
export function videoOf(node: SceneNode): string | null {
  const paints = fillsOf(node).map(readPaint)
  const paint = paints.findLast(one => one?.kind === 'video')
  return paint?.kind === 'video' ? paint.hash : null
}

export function isInView(node: SceneNode): boolean {
  return overlaps(boxOf(node), visibleRect($view.get(), $canvasBox.get()))
}

export function stopVideo(): void {
  $playing.set(null)
}

/**
 * Plays a selected layer's video in its place, muted and looped, until it is
 * stopped, the layer changes, is not selected any more or leaves the view.
 */
export async function playVideo(host: Host, node: SceneNode): Promise<void> {
  const hash = videoOf(node)
  const bytes = hash === null ? null : host.video(hash)
  if (hash === null || !bytes) return
  const playing = { node }
  $playing.set(playing)
  const check = (): void => {
    if ($playing.get() === playing && !isAsItWas(node)) stopVideo()
  }
  const stops = [$selectedNodes.listen(check), $view.listen(check)]
  const still = await readFrame(host, hash)
  const video = await loadVideo(bytes)
  try {
    await video?.play()
    if (video && still) await showFrames(playing, still.url, video)
  } catch (error) {
    showError(error)
  }
  for (const stop of stops) stop()
  if (video) unloadVideo(video)
  if ($playing.get() === playing) stopVideo()
}

/** The reader gives a layer whose look changed a new matrix. */
function isAsItWas({ id, absoluteTransform }: SceneNode): boolean {
  const node = $selectedNodes.get().find(one => one.id === id)
  return node?.absoluteTransform === absoluteTransform && isInView(node)
}

/** Shows one frame after the other wherever the layer shows its first one. */
async function showFrames(
  playing: Playing,
  still: string,
  video: HTMLVideoElement
): Promise<void> {
  const { id } = playing.node
  let shown = still
  let time = -1
  while ($playing.get() === playing) {
    await new Promise(requestAnimationFrame)
    if (video.currentTime === time) continue
    time = video.currentTime
    const next = await frameUrl(video)
    // A tile that was drawn again shows the first frame.
    exchange(id, [still, shown], next)
    if (shown !== still) URL.revokeObjectURL(shown)
    shown = next
  }
  exchange(id, [shown], still)
  if (shown !== still) URL.revokeObjectURL(shown)
}

/** Of what the video shows now, loaded, so that it does not blink. */
async function frameUrl(video: HTMLVideoElement): Promise<string> {
  const file = await pictureOf(video, 'image/webp', largestFrame)
  const image = new Image()
  image.src = URL.createObjectURL(file)
  await image.decode()
  return image.src
}

function exchange(id: string, urls: string[], next: string): void {
  const layers = document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)
  for (const layer of layers) {
    for (const image of layer.querySelectorAll('image')) {
      const isOwn = image.closest('[data-id]') === layer
      if (!isOwn || !urls.includes(image.getAttribute('href') ?? '')) continue
      image.setAttribute('href', next)
    }
  }
}
