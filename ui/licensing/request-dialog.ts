import { atom } from 'nanostores'
import { setDialogOpen } from '../shell/notices.ts'

/** Keys of the assets to request licenses for; null while it is closed. */
export const $requestDialog = atom<readonly string[] | null>(null)

$requestDialog.listen(keys => setDialogOpen('request', keys !== null))

export function openRequestDialog(keys: readonly string[]): void {
  $requestDialog.set(keys)
}

export function closeRequestDialog(): void {
  $requestDialog.set(null)
}
