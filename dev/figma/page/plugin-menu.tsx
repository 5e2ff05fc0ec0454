import { useRef } from 'preact/hooks'
import controls from '../controls/controls.module.css'
import { focusByKey } from '../controls/focus-by-key.ts'
import type { PluginManifest } from '../shared/host.ts'
import { Icon } from '../controls/icons.tsx'
import menus from './menus.module.css'
import { PluginMenuItems } from './plugin-menu-items.tsx'
import { openQuickActions } from './quick-actions.ts'
import { runByHand } from './run-by-hand.ts'
import { startAgain } from '../session/run-plugin.ts'

interface Props {
  manifest: PluginManifest
}

/** The commands of the plugin's menu, as deep as its submenus go. */
export function PluginMenu(props: Props) {
  const { manifest } = props
  const { name, menu } = manifest
  const sheet = useRef<HTMLDivElement>(null)
  function choose(action: () => void): void {
    sheet.current?.hidePopover()
    action()
  }
  return (
    <>
      <button
        type="button"
        class={controls['bareButton']}
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
        class={`${controls['menu']} ${menus['menu']} ${menus['right']}`}
        role="group"
        aria-label="Commands"
        onKeyDown={moveFocus}
      >
        {menu ? (
          <PluginMenuItems items={menu} path={[]} onChoose={choose} />
        ) : (
          <button
            type="button"
            onClick={() => choose(() => runByHand(manifest))}
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
    </>
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
