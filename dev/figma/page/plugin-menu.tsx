import { useRef } from 'preact/hooks'
import { focusByKey } from '../controls/menu-keys.ts'
import type { MenuItem, PluginManifest } from '../shared/host.ts'
import { Icon } from '../controls/icons.tsx'
import menus from './menus.module.css'
import { PluginMenuItems } from './plugin-menu-items.tsx'
import { openQuickActions } from './quick-actions.ts'
import { startAgain, startPlugin } from './run-plugin.ts'
import bar from './top-bar.module.css'

interface Props {
  manifest: PluginManifest
}

/** The commands of the plugin's menu, as deep as its submenus go. */
export function PluginMenu(props: Props) {
  const { name, menu } = props.manifest
  const sheet = useRef<HTMLDivElement>(null)
  const items: MenuItem[] = menu ?? []
  function choose(action: () => void): void {
    sheet.current?.hidePopover()
    action()
  }
  return (
    <div class={menus['anchor']}>
      <button
        type="button"
        class={bar['menuButton']}
        popovertarget="plugin-menu"
        aria-label={`${name}: commands`}
      >
        Commands
        <Icon name="down" />
      </button>
      <div
        ref={sheet}
        id="plugin-menu"
        popover="auto"
        class={`${bar['menu']} ${menus['right']}`}
        role="group"
        aria-label="Commands"
        onKeyDown={moveFocus}
      >
        {menu ? (
          <PluginMenuItems items={items} path={[]} onChoose={choose} />
        ) : (
          <button
            type="button"
            onClick={() => choose(() => void startPlugin())}
          >
            {name}
          </button>
        )}
        <hr />
        <button type="button" onClick={() => choose(() => void startAgain())}>
          Run the last command again
        </button>
        <button type="button" onClick={() => choose(openQuickActions)}>
          Quick actions… <small>Ctrl+K</small>
        </button>
      </div>
    </div>
  )
}

function moveFocus(event: KeyboardEvent): void {
  const sheet = event.currentTarget
  if (!(sheet instanceof HTMLElement) || isChord(event)) return
  focusByKey([...sheet.querySelectorAll('button')], event)
}

function isChord({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey
}
