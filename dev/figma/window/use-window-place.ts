import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { $canvasBox, $view, toCanvas } from '../scene/view.ts'
import type { Size } from '../shared/rect.ts'
import type { PanelOptions } from '../shared/host.ts'
import { $pressesPanel } from '../frames/panel.ts'
import { rememberedPlace, rememberPlace } from './window-memory.ts'
import {
  firstPlace,
  fittedPlace,
  grownPlace,
  type Place,
  reachablePlace
} from './window-place.ts'

/** Where the plugin's window stands, and how it is moved by hand. */
export function useWindowPlace(
  panel: PanelOptions | null,
  pluginId: string,
  size: Size
): { place: Place; move: (to: Place) => void } {
  const [put, setPut] = useState<Place | null>(null)
  // A panel that is being resized by hand must not move.
  const pressed = useStore($pressesPanel)
  const shown = panel?.visible === true
  const position = panel?.position
  const place = reachablePlace(put ?? firstPlace(size), size)

  useEffect(() => {
    if (!shown) return
    const wanted = asked(position) ?? put ?? rememberedPlace(pluginId) ?? place
    setPut(fittedPlace(wanted, size))
  }, [shown, position])

  const { width, height } = size
  const settled = useRef(size)
  useEffect(() => {
    if (!shown || pressed) return
    const before = settled.current
    settled.current = size
    setPut(now => now && grownPlace(now, before, size))
  }, [shown, pressed, width, height])

  useEffect(() => {
    const comeBack = (): void =>
      setPut(now => now && fittedPlace(now, { width, height }))
    addEventListener('resize', comeBack)
    return () => removeEventListener('resize', comeBack)
  }, [width, height])

  return {
    place,
    move(to) {
      setPut(to)
      rememberPlace(pluginId, reachablePlace(to, size))
    }
  }
}

function asked(position: PanelOptions['position']): Place | null {
  if (!position) return null
  const box = $canvasBox.get()
  const { x, y } = toCanvas(position, $view.get(), box)
  return { left: box.left + x, top: box.top + y }
}
