import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
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
  return (
    <>
      <IconButton
        label={isPinned ? t.unpinOf({ name }) : t.pinOf({ name })}
        icon={isPinned ? 'close' : 'pin'}
        onPress={() => (isPinned ? void unpin(id) : setAsking(true))}
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
