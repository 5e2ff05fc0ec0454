import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { unpin } from '../../stores/pins.ts'
import { teamWords } from '../../words/team.ts'
import { PinDialog } from './pin-dialog.tsx'
import { usePins } from './use-pins.ts'

interface Props {
  id: string
  name: string
  fetchCode: () => Promise<string | null>
}

/** Pins a collection to the file, or takes its pin off. */
export function PinButton({ id, name, fetchCode }: Props) {
  const t = useStore(teamWords)
  const isPinned = usePins().pins.some(one => one.id === id)
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasPinned = useRef(isPinned)

  // What was pressed is gone, and another button is in its place.
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (isFree && wasPinned.current !== isPinned) button.current?.focus()
    wasPinned.current = isPinned
  }, [isPinned])

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
        <PinDialog
          id={id}
          name={name}
          fetchCode={fetchCode}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
