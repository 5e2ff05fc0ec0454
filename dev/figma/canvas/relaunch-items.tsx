import { useStore } from '@nanostores/preact'
import { relaunchTexts } from '../page/document-data.ts'
import { startPlugin } from '../page/run-plugin.ts'
import type { Session } from '../page/session.ts'
import { $selection } from './scene.ts'

interface Props {
  session: Session
  onDone: () => void
}

/** The plugin's relaunch buttons of the selected layer. */
export function RelaunchItems(props: Props) {
  const { host, plugin } = props.session
  const { manifest } = plugin
  const [id = null, ...others] = useStore($selection)
  const texts =
    others.length > 0 ? {} : relaunchTexts(host.keptData(id), manifest.id)
  const buttons = (manifest.relaunchButtons ?? []).filter(
    button => texts[button.command] !== undefined
  )
  if (buttons.length === 0) return null
  return (
    <div role="group" aria-label={manifest.name}>
      {buttons.map(({ command, name }) => (
        <button
          key={command}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            props.onDone()
            void startPlugin(command)
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
