import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import {
  endGesture,
  moveGesture,
  openLayer,
  startGesture
} from './canvas-gestures.ts'
import canvas from './canvas.module.css'
import { CropOverlay } from './crop-overlay.tsx'
import { $gesture, $panning } from './gesture.ts'
import { dropOnCanvas } from '../page/panel-events.ts'
import { $scene } from './scene.ts'
import { showScene } from './scene-layer.ts'
import { SelectionOverlay } from './selection-overlay.tsx'
import type { Session } from '../page/session.ts'
import { $tool } from './tool.ts'
import { $canvasBox } from './view.ts'
import { turnWheel } from './wheel.ts'

interface Props {
  session: Session | null
}

export function Canvas(props: Props) {
  const { session } = props
  const element = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const color = useStore($scene)?.background
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
      data-custom={color && !isPlain(color) ? '' : undefined}
      style={{ '--page-color': color ? cssColor(color) : 'transparent' }}
      role="application"
      aria-label="Canvas"
      tabIndex={0}
      onWheel={turnWheel}
      onPointerDown={event => {
        if (!session || isButton(event.target)) return
        event.currentTarget.focus({ preventScroll: true })
        event.currentTarget.setPointerCapture(event.pointerId)
        startGesture(session.host, event)
      }}
      onPointerMove={moveGesture}
      onPointerUp={() => session && endGesture(session.host)}
      onPointerCancel={() => $gesture.set(null)}
      onDblClick={event => session && openLayer(session.host, event)}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        if (session) void dropOnCanvas(session, event)
      }}
    >
      <div ref={layer} class={canvas['scene']} />
      <SelectionOverlay />
      {session && <CropOverlay host={session.host} />}
    </div>
  )
}

function followSize(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const measure = (): void => {
    const { left, top, width, height } = element.getBoundingClientRect()
    $canvasBox.set({ left, top, width, height })
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => observer.disconnect()
}

interface PageColor {
  r: number
  g: number
  b: number
}

/** Figma's first page colour follows the theme. */
function isPlain({ r, g, b }: PageColor): boolean {
  const plain = [0.9607843, 0.1176471].some(it => Math.abs(r - it) < 0.005)
  return plain && Math.abs(r - g) < 0.005 && Math.abs(r - b) < 0.005
}

function cssColor({ r, g, b }: PageColor): string {
  return `rgb(${[r, g, b].map(it => Math.round(it * 255)).join(' ')})`
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null
}
