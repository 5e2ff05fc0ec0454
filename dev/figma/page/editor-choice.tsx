import { useStore } from '@nanostores/preact'
import { optionChoices } from '../shared/option-choices.ts'
import { Choice } from '../controls/choice.tsx'
import { $session } from '../session/session.ts'
import { $switches, changeSwitch } from '../session/switches.ts'

const editorNames = {
  figma: 'Figma Design',
  figjam: 'FigJam',
  dev: 'Dev Mode',
  slides: 'Figma Slides',
  buzz: 'Figma Buzz'
}

/** The editors that the plugin's manifest names. */
export function EditorChoice() {
  const { editorType } = useStore($switches)
  const editors = useStore($session)?.plugin.manifest.editorType ?? ['figma']
  return (
    <Choice
      label="Editor"
      value={editorType}
      values={optionChoices.editorType.filter(
        it => it === editorType || editors.includes(it)
      )}
      names={editorNames}
      onChoose={it => void changeSwitch({ editorType: it })}
    />
  )
}
