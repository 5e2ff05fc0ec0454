import { useEffect, useState } from 'preact/hooks'
import opening from './opening-status.module.css'

/** On the canvas, while a document opens. */
export function OpeningStatus() {
  const [text, setText] = useState('')
  // Only what changes within a status is read out.
  useEffect(() => setText('Opening…'), [])
  return (
    <p role="status" class={opening['status']}>
      {text}
    </p>
  )
}
