import { useStore } from '@nanostores/preact'
import { relaunchButtonsOf } from '../session/relaunch-buttons-of.ts'
import { startPlugin } from '../session/run-plugin.ts'
import type { Session } from '../session/session.ts'
import { $scene, $selection } from '../scene/scene.ts'

interface Props {
  session: Session
  onDone: () => void
}

/** The plugin's relaunch buttons, as in the properties. */
export function RelaunchItems(props: Props) {
  const { host, plugin } = props.session
  const selected = useStore($selection)
  const pageId = useStore($scene)?.pageId ?? null
  const buttons = relaunchButtonsOf(host, plugin, selected, pageId)
  if (buttons.length === 0) return null
  return (
    <div role="group" aria-label={plugin.manifest.name}>
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
