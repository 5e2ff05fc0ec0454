import { useStore } from '@nanostores/preact'
import bar from './top-bar.module.css'
import { CommandButton } from './command-button.tsx'
import { DocumentMenu } from './document-menu.tsx'
import { PluginControls } from './plugin-controls.tsx'
import { $session } from '../session/session.ts'
import { SettingsMenu } from './settings-menu.tsx'
import { $switches } from '../session/switches.ts'
import { $tool, type Tool } from '../canvas/gestures/tool.ts'
import type { IconName } from '../controls/icons.tsx'
import { ZoomControls } from './zoom-controls.tsx'

interface Props {
  documentKey: string
}

const tools: { tool: Tool; icon: IconName; chord: string }[] = [
  { tool: 'move', icon: 'move', chord: 'V' },
  { tool: 'FRAME', icon: 'frame', chord: 'F' },
  { tool: 'RECTANGLE', icon: 'rectangle', chord: 'R' },
  { tool: 'ELLIPSE', icon: 'ellipse', chord: 'O' }
]

export function TopBar(props: Props) {
  const host = useStore($session)?.host
  const current = useStore($tool)
  // Seat and editor decide what may be edited.
  useStore($switches)
  return (
    <header class={bar['bar']}>
      <DocumentMenu {...props} />
      <div class={bar['tools']} role="toolbar" aria-label="Tools">
        {tools.map(({ tool, ...button }) => (
          <CommandButton
            key={tool}
            {...button}
            host={host}
            pressed={current === tool}
          />
        ))}
        <span class={bar['gap']} />
        <CommandButton icon="undo" chord="Control+Z" host={host} />
        <CommandButton icon="redo" chord="Control+Shift+Z" host={host} />
      </div>
      <div class={bar['right']}>
        <PluginControls />
        <SettingsMenu />
        <ZoomControls host={host} />
      </div>
    </header>
  )
}
