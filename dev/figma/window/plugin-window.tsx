import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { $canvasBox } from '../scene/view.ts'
import { $panel, frameHolder } from '../frames/panel.ts'
import { PluginTitle } from './plugin-title.tsx'
import windows from './plugin-window.module.css'
import { $session } from '../session/session.ts'
import type { Switches } from '../session/settings.ts'
import { $switches } from '../session/switches.ts'
import type { PluginManifest } from '../shared/host.ts'
import { useWindowPlace } from './use-window-place.ts'
import { fittedSize } from './window-place.ts'

const titleHeight = 40

/** The plugin's window, at the place chosen by the person or the plugin. */
export function PluginWindow() {
  const panel = useStore($panel)
  const session = useStore($session)
  const canvas = useStore($canvasBox)
  const holder = useRef<HTMLDivElement>(null)
  const [dragging, setDragging] = useState(false)
  const shown = panel?.visible === true
  const { width = 300, height = 200 } = panel ?? {}
  const size = fittedSize({ width, height: height + titleHeight })
  const pluginId = session?.plugin.manifest.id ?? ''
  const docked = isDocked(useStore($switches), session?.plugin.manifest)
  const { place, move } = useWindowPlace(panel, pluginId, size)

  useEffect(() => holder.current?.append(frameHolder), [])
  useEffect(() => {
    if (shown) frameHolder.querySelector('iframe')?.focus()
  }, [shown, panel?.position])

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
      data-docked={docked ? '' : undefined}
      aria-label={panel ? `${panel.title} plugin` : 'Plugin'}
      style={docked ? {} : pixelStyles({ ...place, ...size })}
    >
      <PluginTitle
        title={panel?.title ?? 'Plugin'}
        shown={shown}
        place={place}
        onMove={move}
        onDragging={setDragging}
      />
      <div
        ref={holder}
        class={windows['frame']}
        style={docked ? {} : pixelStyles({ height: size.height - titleHeight })}
      />
    </section>
  )
}

/** Figma: in Dev Mode a plugin that inspects fills the inspect panel. */
function isDocked(
  { editorType }: Switches,
  manifest: PluginManifest | undefined
): boolean {
  const { capabilities = [] } = manifest ?? {}
  return editorType === 'dev' && capabilities.includes('inspect')
}

function pixelStyles(measures: Record<string, number>): Record<string, string> {
  const entries = Object.entries(measures)
  return Object.fromEntries(entries.map(([name, it]) => [name, `${it}px`]))
}
