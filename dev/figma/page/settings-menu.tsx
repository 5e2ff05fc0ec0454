import { useStore } from '@nanostores/preact'
import { Choice } from './choice.tsx'
import { $faults, addFault, removeFault, slowNetwork } from './faults.ts'
import { Icon } from './icons.tsx'
import menus from './menus.module.css'
import { $session } from './session.ts'
import { editorTypes, levels, seats, teams } from './settings.ts'
import { $switches, changeSwitch } from './switches.ts'
import { $theme, chooseTheme } from './theme.ts'
import bar from './top-bar.module.css'

const editorNames = {
  figma: 'Figma Design',
  figjam: 'FigJam',
  dev: 'Dev Mode',
  slides: 'Figma Slides',
  buzz: 'Figma Buzz'
}
const levelNames = { 2017: 'ES2017', 2020: 'ES2020', latest: 'Latest' }
const themes = ['light', 'dark'] as const
const networks = ['online', 'slow', 'offline'] as const

/** What kind of Figma the plugin runs in. */
export function SettingsMenu() {
  const { editorType, es, seat, team, memory } = useStore($switches)
  const theme = useStore($theme)
  const faults = useStore($faults)
  const editors = useStore($session)?.plugin.manifest.editorType ?? ['figma']
  const network =
    networks.find(kind => faults.some(fault => fault.kind === kind)) ?? 'online'
  return (
    <div class={menus['anchor']}>
      <button
        type="button"
        class={bar['menuButton']}
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
          values={themes}
          names={{ light: 'Light', dark: 'Dark' }}
          onChoose={chooseTheme}
        />
        <Choice
          label="Editor"
          value={editorType}
          values={editorTypes.filter(
            it => it === editorType || editors.includes(it)
          )}
          names={editorNames}
          onChoose={it => void changeSwitch({ editorType: it })}
        />
        <Choice
          label="Seat"
          value={seat}
          values={seats}
          names={{ full: 'Full', view: 'View' }}
          onChoose={it => void changeSwitch({ seat: it })}
        />
        <Choice
          label="Team"
          value={team}
          values={teams}
          names={{ paid: 'Paid', free: 'Free (Starter)' }}
          onChoose={it => void changeSwitch({ team: it })}
        />
        <Choice
          label="Network"
          value={network}
          values={networks}
          names={{ online: 'Online', slow: 'Slow', offline: 'Offline' }}
          onChoose={chooseNetwork}
        />
        <Choice
          label="Language level"
          value={es}
          values={levels}
          names={levelNames}
          onChoose={it => void changeSwitch({ es: it })}
        />
        <label class={menus['choice']}>
          <span>Memory, MB</span>
          <input
            type="number"
            min="8"
            placeholder="Usual"
            value={memory ?? ''}
            onChange={event => {
              const asked = Number(event.currentTarget.value)
              void changeSwitch({ memory: asked > 0 ? asked : null })
            }}
          />
        </label>
      </div>
    </div>
  )
}

function chooseNetwork(network: (typeof networks)[number]): void {
  if (network === 'offline') addFault({ kind: 'offline' })
  else removeFault('offline')
  if (network === 'slow') addFault(slowNetwork)
  else removeFault('slow')
}
