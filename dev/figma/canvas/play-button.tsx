import { useStore } from '@nanostores/preact'
import type { Host, SceneNode } from '../shared/host.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { showError } from '../controls/show-error.ts'
import canvas from './canvas.module.css'
import { $crop } from './gestures/crop.ts'
import {
  $playing,
  isInView,
  playVideo,
  stopVideo,
  videoOf
} from './play-video.ts'
import { boxOf } from '../scene/box-of.ts'
import { $selectedNodes } from '../scene/scene.ts'
import { $framesRead, shownFrame } from '../scene/videos.ts'
import { $canvasBox, $view, toCanvas } from '../scene/view.ts'

interface Props {
  host: Host
}

/** From the corner, and what it takes itself, in pixels. */
const margin = 8
const side = 32

/** Plays the video of the selected layer, at the layer's lower left corner. */
export function PlayButton({ host }: Props) {
  const [node, ...others] = useStore($selectedNodes)
  useStore($playing)
  const crop = useStore($crop)
  const view = useStore($view)
  const box = useStore($canvasBox)
  useStore($framesRead)
  if (!node?.visible || others.length > 0 || crop) return null
  const hash = videoOf(node)
  if (hash === null || !shownFrame(host, hash) || !isInView(node)) return null
  const { x, y, height } = boxOf(node)
  const corner = toCanvas({ x, y: y + height }, view, box)
  const place = {
    left: `${within(corner.x + margin, box.width)}px`,
    top: `${within(corner.y - margin - side, box.height)}px`
  }
  return (
    <div class={canvas['play']} style={place}>
      <IconButton
        icon={isPlaying(node) ? 'stop' : 'play'}
        label={isPlaying(node) ? 'Stop video' : 'Play video'}
        onClick={() => {
          // As it is now: the button may be pressed again before it changes.
          if (isPlaying(node)) stopVideo()
          else void playVideo(host, node).catch(showError)
        }}
      />
    </div>
  )
}

function isPlaying({ id }: SceneNode): boolean {
  return $playing.get()?.node.id === id
}

function within(at: number, length: number): number {
  return Math.max(margin, Math.min(at, length - side - margin))
}
