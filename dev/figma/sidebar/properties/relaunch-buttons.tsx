import { useStore } from '@nanostores/preact'
import controls from '../../controls/controls.module.css'
import { $scene, $selection } from '../../scene/scene.ts'
import side from './properties.module.css'
import { relaunchButtonsOf } from '../../session/relaunch-buttons-of.ts'
import { startPlugin } from '../../session/run-plugin.ts'
import type { Session } from '../../session/session.ts'

interface Props {
  session: Session
}

/** The plugin's relaunch buttons, each with what it says of the layer. */
export function RelaunchButtons(props: Props) {
  const { host, plugin } = props.session
  const selected = useStore($selection)
  const pageId = useStore($scene)?.pageId ?? null
  const shown = relaunchButtonsOf(host, plugin, selected, pageId)
  if (shown.length === 0) return null
  return (
    <section class={side['section']} aria-label="Plugin">
      <h2>{plugin.manifest.name}</h2>
      {shown.map(({ command, name, text }) => (
        <div key={command} class={side['relaunch']}>
          <button
            type="button"
            class={controls['button']}
            onClick={() => void startPlugin(command)}
          >
            {name}
          </button>
          <p class={side['quiet']}>{text}</p>
        </div>
      ))}
    </section>
  )
}
