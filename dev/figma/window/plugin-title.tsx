import { useState } from 'preact/hooks'
import { IconButton } from '../controls/icon-button.tsx'
import { closePlugin } from '../session/run-plugin.ts'
import { movedPlace, type Place } from './window-place.ts'

interface Props {
  title: string
  shown: boolean
  place: Place
  onMove: (place: Place) => void
  /** While it is dragged, nothing below may take the pointer. */
  onDragging: (dragging: boolean) => void
}

/** The bar by which the plugin's window is moved and closed. */
export function PluginTitle(props: Props) {
  const { title, shown, place, onMove, onDragging } = props
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null)
  function drop(): void {
    setHeld(null)
    onDragging(false)
  }
  return (
    <header
      onPointerDown={event => {
        if (isButton(event.target)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const { clientX, clientY } = event
        setHeld({ x: clientX - place.left, y: clientY - place.top })
        onDragging(true)
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (!held) return
        onMove({ left: clientX - held.x, top: clientY - held.y })
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <h2
        tabIndex={shown ? 0 : -1}
        aria-label={`${title}: move with the arrow keys`}
        onKeyDown={event => {
          const moved = movedPlace(place, event.key, event.shiftKey)
          if (!moved) return
          event.preventDefault()
          onMove(moved)
        }}
      >
        {title}
      </h2>
      <IconButton icon="close" label="Close plugin" onClick={closePlugin} />
    </header>
  )
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null
}
