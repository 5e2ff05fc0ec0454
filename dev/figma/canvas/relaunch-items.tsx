import { useStore } from '@nanostores/preact'
import { $documentFile, relaunchTexts } from '../page/document-data.ts'
import { startPlugin } from '../page/run-plugin.ts'
import type { Session } from '../page/session.ts'
import { $selection } from './scene.ts'

interface Props {
  session: Session
  onDone: () => void
}

/** The plugin's relaunch buttons of the selected layer. */
export function RelaunchItems(props: Props) {
  const { manifest } = props.session.plugin
  const file = useStore($documentFile)
  const [id = null, ...others] = useStore($selection)
  const texts = others.length > 0 ? {} : relaunchTexts(file, id, manifest.id)
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
