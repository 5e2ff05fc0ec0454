import { useStore } from '@nanostores/preact'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { $incompletePresses } from '../details.ts'

/** Moves the focus to the first field with a problem at each such press. */
export function useMissingFocus(area: RefObject<HTMLElement | null>): void {
  const presses = useStore($incompletePresses)

  useEffect(() => {
    if (presses === 0) return
    area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [presses])
}
