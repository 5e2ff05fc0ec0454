import { useId, useRef, useState } from 'preact/hooks'
import { IconButton } from '../icon-button.tsx'
import styles from './menu-button.module.css'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu.tsx'

interface Props {
  label: string
  items: readonly MenuItem[]
}

type End = 'first' | 'last'

/** A menu of actions, opened by a press or an arrow key. */
export function MenuButton({ label, items }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<End | null>(null)
  const ends: Record<string, End> = { ArrowDown: 'first', ArrowUp: 'last' }

  function close(): void {
    setStart(null)
    opener.current?.focus()
  }

  return (
    <span
      class={styles.around}
      onKeyDown={event => {
        const end = ends[event.key]
        if (!end || start) return
        event.preventDefault()
        setStart(end)
      }}
    >
      <IconButton
        buttonRef={opener}
        label={label}
        icon="more"
        isOpen={start !== null}
        menuId={id}
        onPress={() => setStart(start ? null : 'first')}
      />
      {start && (
        <Menu
          id={id}
          label={label}
          items={items}
          opener={opener}
          start={start}
          onChoose={item => {
            close()
            item.run()
          }}
          onClose={close}
          onLeave={() => setStart(null)}
        />
      )}
    </span>
  )
}
