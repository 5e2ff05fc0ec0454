import { useStore } from '@nanostores/preact'
import { $dragged } from '../stores/drag.ts'
import { $saving } from '../stores/saving.ts'
import { DropTargets } from './collections/drop-targets.tsx'
import { SaveToDialog } from './collections/save-to-dialog.tsx'

/** Where assets of any view can be saved to. */
export function SavingViews() {
  const saving = useStore($saving)
  const dragged = useStore($dragged)
  if (saving) return <SaveToDialog assets={saving} />
  return dragged && <DropTargets assets={dragged} />
}
