import { useStore } from '@nanostores/preact'
import { optionChoices } from '../shared/option-choices.ts'
import { Choice } from '../controls/choice.tsx'
import controls from '../controls/controls.module.css'
import { EditorChoice } from './editor-choice.tsx'
import { Icon } from '../controls/icons.tsx'
import { LimitField } from './limit-field.tsx'
import menus from './menus.module.css'
import { NetworkChoice } from './network-choice.tsx'
import { $switches, changeSwitch } from '../session/switches.ts'
import { ViewChoice } from './view-choice.tsx'
import { $theme, chooseTheme } from '../frames/theme.ts'

const levelNames = { 2017: 'ES2017', 2020: 'ES2020', latest: 'Latest' }

/** Settings of the Figma that the plugin runs in. */
export function SettingsMenu() {
  const { es, seat, team } = useStore($switches)
  const theme = useStore($theme)
  return (
    <>
      <button
        type="button"
        class={controls['bareButton']}
        popovertarget="settings-menu"
      >
        Settings
        <Icon name="down" />
      </button>
      <div
        id="settings-menu"
        popover="auto"
        class={`${menus['sheet']} ${menus['right']}`}
        role="group"
        aria-label="Settings"
      >
        <Choice
          label="Theme"
          value={theme}
          values={optionChoices.theme}
          names={{ light: 'Light', dark: 'Dark' }}
          onChoose={chooseTheme}
        />
        <EditorChoice />
        <ViewChoice />
        <Choice
          label="Seat"
          value={seat}
          values={optionChoices.seat}
          names={{ full: 'Full', view: 'View' }}
          onChoose={it => void changeSwitch({ seat: it })}
        />
        <Choice
          label="Team"
          value={team}
          values={optionChoices.team}
          names={{ paid: 'Paid', free: 'Free (Starter)' }}
          onChoose={it => void changeSwitch({ team: it })}
        />
        <NetworkChoice />
        <Choice
          label="Language level"
          value={es}
          values={optionChoices.es}
          names={levelNames}
          onChoose={it => void changeSwitch({ es: it })}
        />
        <LimitField limit="memory" label="Memory, MB" min={8} />
        <LimitField limit="running" label="Longest run, s" min={1} />
      </div>
    </>
  )
}
