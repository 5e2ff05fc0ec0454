import { useStore } from '@nanostores/preact'
import controls from '../controls/controls.module.css'
import bar from './top-bar.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../controls/icons.tsx'
import { PluginMenu } from './plugin-menu.tsx'
import { runByHand } from './run-by-hand.ts'
import {
  $plugin,
  closePlugin,
  type PluginState,
  startAgain
} from '../session/run-plugin.ts'
import { $session } from '../session/session.ts'

/** Starts, restarts and closes the plugin and says how it is. */
export function PluginControls() {
  const session = useStore($session)
  const state = useStore($plugin)
  if (!session) return null
  const { manifest } = session.plugin
  const { name } = manifest
  const running = state.kind === 'running'
  return (
    <div class={bar['plugin']} role="group" aria-label="Plugin">
      {running ? (
        <>
          <span class={bar['running']} title={`${name} is running`}>
            {name}
          </span>
          <IconButton
            icon="restart"
            label={`Restart ${name}`}
            shortcut="Control+Alt+P"
            onClick={() => void startAgain()}
          />
          <IconButton
            icon="close"
            label={`Stop ${name}`}
            onClick={closePlugin}
          />
        </>
      ) : (
        <>
          <span class={bar['state']} role="status">
            {describe(state)}
          </span>
          <button
            type="button"
            class={`${controls['button']} ${controls['primary']} ${bar['run']}`}
            disabled={state.kind === 'starting'}
            onClick={() => runByHand(manifest)}
          >
            <Icon name="play" /> <span>Run {name}</span>
          </button>
        </>
      )}
      <PluginMenu manifest={manifest} />
    </div>
  )
}

/** A notice says how it ended. */
function describe(state: PluginState): string {
  if (state.kind === 'starting') return 'Starting'
  return state.kind === 'failed' ? 'Failed' : ''
}
