import { useStore } from '@nanostores/preact'
import { computed } from 'nanostores'
import { useEffect, useRef } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { canvasHandlers } from './canvas-handlers.ts'
import canvas from './canvas.module.css'
import { ContextMenu } from './context-menu.tsx'
import { CropOverlay } from './crop-overlay.tsx'
import { followSize } from '../scene/follow-size.ts'
import { FrameTitles } from './frame-titles.tsx'
import { $gesture, $panning } from './gestures/gesture.ts'
import { pageColor } from './page-color.ts'
import { PlayButton } from './play-button.tsx'
import { $scene } from '../scene/scene.ts'
import { showScene } from './tiles/scene-layer.ts'
import { SelectionOverlay } from './selection-overlay.tsx'
import { $tool } from './gestures/tool.ts'

interface Props {
  session: Session | null
}

// The rest of scene and gesture changes far more often than these.
const $color = computed($scene, scene => pageColor(scene?.background))
const $mode = computed([$panning, $gesture, $tool], (panning, gesture, tool) =>
  panning || gesture?.kind === 'pan' ? 'pan' : tool
)

export function Canvas(props: Props) {
  const { session } = props
  const element = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const color = useStore($color)
  const mode = useStore($mode)
  const host = session?.host
  useEffect(() => followSize(element.current), [])
  useEffect(() => {
    if (!host || !layer.current) return undefined
    return showScene(host, layer.current)
  }, [host])
  return (
    <div
      ref={element}
      class={canvas['canvas']}
      data-mode={mode}
      data-custom={color ? '' : undefined}
      style={{ '--page-color': color ?? 'var(--canvas)' }}
      role="application"
      aria-label="Canvas"
      tabIndex={0}
      {...canvasHandlers(session)}
    >
      <div ref={layer} class={canvas['scene']} />
      <FrameTitles />
      <SelectionOverlay host={host} />
      {host && <PlayButton host={host} />}
      {host && <CropOverlay host={host} />}
      {session && <ContextMenu session={session} />}
    </div>
  )
}
