import { useStore } from '@nanostores/preact'
import type { Host } from '../core/host.ts'
import controls from '../page/controls.module.css'
import { relaunchTexts } from '../page/document-data.ts'
import { $scene, $selection } from '../canvas/scene.ts'
import side from './properties.module.css'
import { startPlugin } from '../page/run-plugin.ts'
import type { Session } from '../page/session.ts'

interface Props {
  session: Session
}

/**
 * The buttons that the plugin put on the selected layers, or else on the page
 * or the document. Figma: for several layers only those that all have and that
 * the manifest allows for several.
 */
export function RelaunchButtons(props: Props) {
  const { host, plugin } = props.session
  const { manifest } = plugin
  const selected = useStore($selection)
  const pageId = useStore($scene)?.pageId ?? null
  const texts = textsOf(host, selected, pageId, manifest.id)
  const known = manifest.relaunchButtons ?? []
  const shown = known.filter(
    ({ command, multipleSelection }) =>
      texts[command] !== undefined &&
      (selected.length < 2 || multipleSelection === true)
  )
  if (shown.length === 0) return null
  return (
    <section class={side['section']} aria-label="Plugin">
      <h2>{manifest.name}</h2>
      {shown.map(({ command, name }) => (
        <div key={command} class={side['relaunch']}>
          <button
            type="button"
            class={controls['button']}
            onClick={() => void startPlugin(command)}
          >
            {name}
          </button>
          <p class={side['quiet']}>{texts[command]}</p>
        </div>
      ))}
    </section>
  )
}

/** By their commands; of several layers only what each of them has. */
function textsOf(
  host: Host,
  selected: string[],
  pageId: string | null,
  pluginId: string
): Record<string, string> {
  const of = (id: string | null) => relaunchTexts(host.keptData(id), pluginId)
  if (selected.length === 0) return { ...of(null), ...of(pageId) }
  const [first = {}, ...others] = selected.map(of)
  const shared = Object.entries(first).filter(([command]) =>
    others.every(texts => texts[command] !== undefined)
  )
  return Object.fromEntries(shared)
}
