import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { $panel, frameHolder } from './panel.ts'
import { PluginTitle } from './plugin-title.tsx'
import windows from './plugin-window.module.css'
import { $session } from './session.ts'
import { rememberedPlace, rememberPlace } from './window-memory.ts'
import { $canvasBox, $view, toCanvas } from '../canvas/view.ts'
import {
  firstPlace,
  fittedPlace,
  fittedSize,
  type Place,
  reachablePlace
} from './window-place.ts'

const titleHeight = 40

/** The plugin's window: it stands where it was put, or where it was asked. */
export function PluginWindow() {
  const panel = useStore($panel)
  const session = useStore($session)
  const pluginId = session?.plugin.manifest.id ?? ''
  const canvas = useStore($canvasBox)
  const holder = useRef<HTMLDivElement>(null)
  const [put, setPut] = useState<Place | null>(null)
  const [dragging, setDragging] = useState(false)
  const [minimised, setMinimised] = useState(false)
  const shown = panel?.visible === true
  const { width = 300, height = 200, position } = panel ?? {}
  const whole = fittedSize({ width, height: height + titleHeight })
  const size = minimised ? { ...whole, height: titleHeight } : whole
  const place = reachablePlace(put ?? firstPlace(size), size)

  useEffect(() => holder.current?.append(frameHolder), [])
  useEffect(() => {
    if (!shown) return
    // A plugin that grows its panel must not see it move meanwhile.
    const wanted = asked(position) ?? put ?? rememberedPlace(pluginId) ?? place
    setPut(fittedPlace(wanted, whole))
    setMinimised(false)
    frameHolder.querySelector('iframe')?.focus()
  }, [shown, position])

  // The plugin may ask where its window is.
  const [x, y] = [place.left - canvas.left, place.top - canvas.top]
  useEffect(() => {
    if (shown) session?.host.panelPlaced(x, y)
  }, [shown, x, y])

  return (
    <section
      class={windows['window']}
      data-shown={shown ? '' : undefined}
      data-dragging={dragging ? '' : undefined}
      data-minimised={minimised ? '' : undefined}
      aria-label={panel ? `${panel.title} plugin` : 'Plugin'}
      style={inPixels({ ...place, ...size })}
    >
      <PluginTitle
        title={panel?.title ?? 'Plugin'}
        shown={shown}
        minimised={minimised}
        place={place}
        onMove={to => {
          setPut(to)
          rememberPlace(pluginId, reachablePlace(to, size))
        }}
        onDragging={setDragging}
        onMinimise={() => setMinimised(!minimised)}
      />
      <div
        ref={holder}
        class={windows['frame']}
        style={inPixels({ height: whole.height - titleHeight })}
      />
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
