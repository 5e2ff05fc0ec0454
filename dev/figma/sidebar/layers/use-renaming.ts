import { useLayoutEffect, useState } from 'preact/hooks'
import { $renaming } from '../../canvas/gestures/renaming.ts'

/** The layer that is being renamed; its row is sought. */
export function useRenaming(seek: (id: string) => void): string {
  const [renaming, setRenaming] = useState($renaming.get())
  // Synchronous, so that the next key reaches the name field.
  useLayoutEffect(
    () =>
      $renaming.listen(id => {
        setRenaming(id)
        seek(id)
      }),
    []
  )
  return renaming
}
