import { useStore } from '@nanostores/preact'
import bar from './top-bar.module.css'
import { DocumentMenu } from './document-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { PluginControls } from './plugin-controls.tsx'
import { $session } from './session.ts'
import { SettingsMenu } from './settings-menu.tsx'
import { $tool, type Tool } from '../canvas/tool.ts'
import type { IconName } from './icons.tsx'
import { ZoomControls } from '../canvas/zoom-controls.tsx'

interface Props {
  documentKey: string
}

const tools: { tool: Tool; icon: IconName; label: string; key: string }[] = [
  { tool: 'move', icon: 'move', label: 'Move', key: 'V' },
  { tool: 'FRAME', icon: 'frame', label: 'Frame', key: 'F' },
  { tool: 'RECTANGLE', icon: 'rectangle', label: 'Rectangle', key: 'R' },
  { tool: 'ELLIPSE', icon: 'ellipse', label: 'Ellipse', key: 'O' }
]

export function TopBar(props: Props) {
  const session = useStore($session)
  const current = useStore($tool)
  const user = session?.host.user
  return (
    <header class={bar['bar']}>
      <DocumentMenu {...props} />
      <div class={bar['tools']} role="toolbar" aria-label="Tools">
        {tools.map(({ tool, icon, label, key }) => (
          <IconButton
            key={tool}
            icon={icon}
            label={label}
            shortcut={key}
            pressed={current === tool}
            onClick={() => $tool.set(tool)}
          />
        ))}
        <span class={bar['gap']} />
        <IconButton
          icon="undo"
          label="Undo"
          shortcut="Control+Z"
          onClick={() => user?.undo()}
        />
        <IconButton
          icon="redo"
          label="Redo"
          shortcut="Control+Shift+Z"
          onClick={() => user?.redo()}
        />
      </div>
      <div class={bar['right']}>
        <PluginControls />
        <SettingsMenu />
        <ZoomControls />
      </div>
    </header>
  )
}
