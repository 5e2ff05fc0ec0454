import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Props {
  label: string
  look?: string | undefined
  children: ComponentChildren
}

/** One tab stop for all its controls; arrow keys move between them. */
export function Toolbar({ label, look, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const stop = useRef<Element | null>(null)

  function keepOneStop(): void {
    const controls = bar.current ? controlsOf(bar.current) : []
    const kept = controls.find(one => one === stop.current) ?? controls[0]
    for (const one of controls) one.tabIndex = one === kept ? 0 : -1
  }

  useLayoutEffect(() => {
    keepOneStop()
    // Its controls appear and disappear without a render of the bar.
    const observer = new MutationObserver(keepOneStop)
    const all = { childList: true, subtree: true }
    if (bar.current) observer.observe(bar.current, all)
    return () => observer.disconnect()
  }, [])

  function move(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event
    if (!bar.current || altKey || ctrlKey || metaKey) return
    const controls = controlsOf(bar.current)
    const at = controls.findIndex(one => one === document.activeElement)
    const next = controls[indexFor(key, at, controls.length)]
    if (!next) return
    // A closed list of choices would take the next one.
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      class={look}
      onKeyDown={move}
      onFocusIn={({ target }) => {
        stop.current = target as Element // focused
        keepOneStop()
      }}
    >
      {children}
    </div>
  )
}

function controlsOf(bar: HTMLElement) {
  const controls = bar.querySelectorAll<HTMLButtonElement | HTMLSelectElement>(
    'button, select'
  )
  return [...controls].filter(({ disabled }) => !disabled)
}

/** -1 for a key without a meaning here. */
function indexFor(key: string, at: number, count: number): number {
  if (at < 0) return -1
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
