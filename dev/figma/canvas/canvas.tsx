import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Session } from '../page/session.ts'
import { canvasHandlers } from './canvas-handlers.ts'
import canvas from './canvas.module.css'
import { ContextMenu } from './context-menu.tsx'
import { CropOverlay } from './crop-overlay.tsx'
import { followSize } from './follow-size.ts'
import { FrameTitles } from './frame-titles.tsx'
import { $gesture, $panning } from './gesture.ts'
import { pageColor } from './page-color.ts'
import { $scene } from './scene.ts'
import { showScene } from './scene-layer.ts'
import { SelectionOverlay } from './selection-overlay.tsx'
import { $tool } from './tool.ts'

interface Props {
  session: Session | null
}

export function Canvas(props: Props) {
  const { session } = props
  const element = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const color = pageColor(useStore($scene)?.background)
  const panning = useStore($panning)
  const gesture = useStore($gesture)
  const tool = useStore($tool)
  useEffect(() => followSize(element.current), [])
  useEffect(() => {
    if (!session || !layer.current) return undefined
    return showScene(session.host, layer.current)
  }, [session])
  const mode = panning || gesture?.kind === 'pan' ? 'pan' : tool
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
      <SelectionOverlay canEdit={session?.host.canEdit() ?? false} />
      {session && <CropOverlay host={session.host} />}
      {session && <ContextMenu session={session} />}
    </div>
  )
}
