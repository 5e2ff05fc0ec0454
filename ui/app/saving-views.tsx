import { useStore } from '@nanostores/preact'
import { $dragged } from '../library/drag.ts'
import { $saving } from '../library/save-request.ts'
import { DropTargets } from '../collections/saving/drop-targets.tsx'
import { SaveToDialog } from '../collections/saving/save-to-dialog.tsx'

/** Drop targets and dialog for saving assets from any view. */
export function SavingViews() {
  const saving = useStore($saving)
  const dragged = useStore($dragged)
  if (saving) return <SaveToDialog assets={saving} />
  return dragged && <DropTargets assets={dragged} />
}
