import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { IconButton } from './icon-button.tsx'
import { $panel, frameHolder } from './panel.ts'
import windows from './plugin-window.module.css'
import { closePlugin } from './run-plugin.ts'
import { $canvasBox, $view, toCanvas } from '../canvas/view.ts'
import {
  firstPlace,
  fittedPlace,
  movedPlace,
  type Place,
  reachablePlace
} from './window-place.ts'

const titleHeight = 40

/** The plugin's window: it stands where it was put, or where it was asked. */
export function PluginWindow() {
  const panel = useStore($panel)
  useStore($canvasBox)
  const holder = useRef<HTMLDivElement>(null)
  const [put, setPut] = useState<Place | null>(null)
  const [dragging, setDragging] = useState(false)
  const shown = panel?.visible === true
  const { width = 300, height = 200, position } = panel ?? {}
  const size = { width, height: height + titleHeight }
  const place = reachablePlace(put ?? firstPlace(size), size)

  useEffect(() => holder.current?.append(frameHolder), [])
  useEffect(() => {
    if (!shown) return
    // A plugin that grows its panel must not see it move meanwhile.
    setPut(fittedPlace(asked(position) ?? place, size))
    frameHolder.querySelector('iframe')?.focus()
  }, [shown, position])

  return (
    <section
      class={windows['window']}
      data-shown={shown ? '' : undefined}
      data-dragging={dragging ? '' : undefined}
      aria-label={panel ? `${panel.title} plugin` : 'Plugin'}
      style={inPixels({ ...place, ...size })}
    >
      <header
        onPointerDown={event => {
          if (isButton(event.target)) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragging(true)
        }}
        onPointerMove={({ movementX: x, movementY: y }) => {
          if (dragging) setPut({ left: place.left + x, top: place.top + y })
        }}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
      >
        <h2
          tabIndex={shown ? 0 : -1}
          aria-label={`${panel?.title ?? 'Plugin'}: move with the arrow keys`}
          onKeyDown={event => {
            const moved = movedPlace(place, event.key, event.shiftKey)
            if (!moved) return
            event.preventDefault()
            setPut(moved)
          }}
        >
          {panel?.title}
        </h2>
        <IconButton icon="close" label="Close plugin" onClick={closePlugin} />
      </header>
      <div ref={holder} class={windows['frame']} />
    </section>
  )
}

function asked(position: { x: number; y: number } | undefined): Place | null {
  if (!position) return null
  const box = $canvasBox.get()
  const { x, y } = toCanvas(position, $view.get(), box)
  return { left: box.left + x, top: box.top + y }
}

function inPixels(measures: Record<string, number>): Record<string, string> {
  const entries = Object.entries(measures)
  return Object.fromEntries(entries.map(([name, it]) => [name, `${it}px`]))
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null
}
