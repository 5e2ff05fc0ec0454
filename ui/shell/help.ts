import { atom } from 'nanostores'

/** Whether the dialog with questions and keyboard shortcuts is open. */
export const $isHelpOpen = atom(false)

export function showHelp(isOpen: boolean): void {
  $isHelpOpen.set(isOpen)
}
