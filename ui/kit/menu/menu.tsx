import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import styles from './menu.module.css'
import { placeMenu } from './place-menu.ts'

export interface MenuItem {
  text: string
  run: () => void
}

interface Props {
  id: string
  label: string
  items: readonly MenuItem[]
  opener: RefObject<HTMLElement | null>
  /** Which item has the focus first. */
  start: 'first' | 'last'
  onChoose: (item: MenuItem) => void
  /** Esc, or Tab. */
  onClose: () => void
  /** Without moving the focus. */
  onLeave: () => void
}

/** Above everything, beside its opener. */
export function Menu(props: Props) {
  const { id, label, items, opener, start, onChoose, onClose } = props
  const box = useRef<HTMLDivElement>(null)
  const leave = useRef(props.onLeave)
  leave.current = props.onLeave

  useLayoutEffect(() => {
    const menu = box.current
    if (!menu) return
    // Rows clip what they contain; the top layer does not.
    if ('showPopover' in menu) menu.showPopover()
    if (opener.current) placeMenu(menu, opener.current)
    const all = itemsOf(menu)
    all.at(start === 'first' ? 0 : -1)?.focus()
  }, [])

  useEffect(() => {
    const end = new AbortController()
    const isInside = ({ target }: Event) =>
      [box, opener].some(one => one.current?.contains(target as Node))
    const leaveOutside = (event: Event) => {
      if (!isInside(event)) leave.current()
    }
    const options = { signal: end.signal, capture: true }
    for (const type of ['pointerdown', 'focusin', 'scroll']) {
      document.addEventListener(type, leaveOutside, options)
    }
    addEventListener('resize', () => leave.current(), options)
    addEventListener('blur', () => leave.current(), { signal: end.signal })
    return () => end.abort()
  }, [])

  function press(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event
    if (!box.current || altKey || ctrlKey || metaKey) return
    if (key === 'Escape' || key === 'Tab') {
      onClose()
      if (key === 'Tab') return
    } else {
      const all = itemsOf(box.current)
      const at = all.findIndex(one => one === document.activeElement)
      const next = all[indexFor(key, at, all)]
      if (!next) return
      next.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={box}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      class={styles.menu}
      onKeyDown={press}
    >
      {items.map(item => (
        <button
          key={item.text}
          type="button"
          role="menuitem"
          class={styles.item}
          tabIndex={-1}
          onClick={() => onChoose(item)}
          onPointerMove={({ currentTarget }) => currentTarget.focus()}
        >
          {item.text}
        </button>
      ))}
    </div>
  )
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
}

/** -1 for a key without a meaning here. */
function indexFor(key: string, at: number, all: HTMLElement[]): number {
  const { length } = all
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return (at + length - 1) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  if (key.length > 1 || key === ' ') return -1
  const letter = key.toLocaleLowerCase()
  const order = all.map((_, i) => (at + 1 + i) % length)
  return (
    order.find(i =>
      all[i]?.textContent.toLocaleLowerCase().startsWith(letter)
    ) ?? -1
  )
}
