import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { CommandItem } from './commands/command-item.tsx'
import { commandGroups } from './commands/commands.ts'
import controls from '../controls/controls.module.css'
import styles from './context-menu.module.css'
import { $menu, closeMenu } from './open-menu.ts'
import { pressMenuKey } from './press-menu-key.ts'
import { RelaunchItems } from './relaunch-items.tsx'

interface Props {
  session: Session
}

/** What can be done with the selection. */
export function ContextMenu(props: Props) {
  const { host } = props.session
  const at = useStore($menu)
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!at || !menu.current) return
    place(menu.current, at)
    menu.current.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [at])
  if (!at) return null
  const groups = commandGroups.slice(0, -1)
  return (
    <div class={styles['cover']} onPointerDown={stop(closeMenu)}>
      <div
        ref={menu}
        class={`${controls['menu']} ${styles['menu']}`}
        role="menu"
        aria-label="Selection"
        onPointerDown={stop()}
        onKeyDown={pressMenuKey}
        onContextMenu={event => event.preventDefault()}
      >
        <RelaunchItems session={props.session} onDone={closeMenu} />
        {groups.map(({ label, commands }) => (
          <div key={label} role="group" aria-label={label}>
            {commands
              .filter(command => !command.hidden)
              .map(command => (
                <CommandItem
                  key={command.label}
                  command={command}
                  host={host}
                  onDone={closeMenu}
                />
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The canvas below would take it for a press on a layer. */
function stop(then?: () => void): (event: Event) => void {
  return event => {
    event.stopPropagation()
    then?.()
  }
}

/** Within the window, however near its edge the pointer was. */
function place(menu: HTMLElement, at: { x: number; y: number }): void {
  const { width, height } = menu.getBoundingClientRect()
  const left = Math.max(8, Math.min(at.x, innerWidth - width - 8))
  const top = Math.max(8, Math.min(at.y, innerHeight - height - 8))
  menu.style.left = `${left}px`
  menu.style.top = `${top}px`
}
