import { useLayoutEffect, useState } from 'preact/hooks'
import { $renaming } from '../../canvas/gestures/renaming.ts'

/** The layer that is being renamed; its row is sought. */
export function useRenaming(seek: (id: string) => void): string {
  const [renaming, setRenaming] = useState($renaming.get())
  // At once: what is typed next belongs to the field of the name.
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
