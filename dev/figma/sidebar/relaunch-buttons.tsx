import { useStore } from '@nanostores/preact'
import controls from '../page/controls.module.css'
import { $documentFile, relaunchTexts } from '../page/document-data.ts'
import side from './properties.module.css'
import { startPlugin } from '../page/run-plugin.ts'
import type { Session } from '../page/session.ts'

interface Props {
  session: Session
  /** Null for the document itself. */
  nodeId: string | null
}

/** The buttons that the plugin put on the selected layer. */
export function RelaunchButtons(props: Props) {
  const { manifest } = props.session.plugin
  const file = useStore($documentFile)
  const texts = relaunchTexts(file, props.nodeId, manifest.id)
  const known = manifest.relaunchButtons ?? []
  const shown = known.filter(button => texts[button.command] !== undefined)
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
