import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { pinOf, unpin } from './pins.ts'
import { teamWords } from './words.ts'
import { PinDialog } from './pin-dialog.tsx'
import { usePins } from './use-pins.ts'

interface Props {
  id: string
  name: string
  fetchCode: () => Promise<string | null>
}

/** Pins a collection to the file, or unpins it. */
export function PinButton({ id, name, fetchCode }: Props) {
  const t = useStore(teamWords)
  const isPinned = usePins().pins.some(one => one.id === id)
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasPinned = useRef(isPinned)
  const isAnswered = useRef(false)

  function close(): void {
    isAnswered.current = pinOf(id) !== undefined
    setAsking(false)
  }

  // The pressed button was replaced by another one. A dialog closed with it has
  // moved the focus to its neighbour.
  useEffect(() => {
    if (isPinned && isAsking) close()
    const isFree = document.activeElement === document.body
    const isOther = wasPinned.current !== isPinned
    wasPinned.current = isPinned
    const isOurs = isPinned && isAnswered.current
    if (isOurs || (isOther && isFree)) button.current?.focus()
    if (isOurs) isAnswered.current = false
  })

  if (isPinned) {
    return (
      <Button
        kind="quiet"
        icon="pin"
        buttonRef={button}
        label={t.unpinOf({ name })}
        onPress={() => void unpin(id)}
      >
        {t.unpin}
      </Button>
    )
  }
  return (
    <>
      <IconButton
        label={t.pinOf({ name })}
        icon="pin"
        buttonRef={button}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <PinDialog id={id} name={name} fetchCode={fetchCode} onClose={close} />
      )}
    </>
  )
}
