import { useStore } from '@nanostores/preact'
import { $dragged } from '../stores/drag.ts'
import { $saving } from '../stores/saving.ts'
import { PartView } from './part-view.tsx'
import { collections } from './view-parts.ts'

/** Where assets of any view can be saved to. */
export function SavingViews() {
  const saving = useStore($saving)
  const dragged = useStore($dragged)
  if (saving) {
    return (
      <PartView part={collections}>
        {({ SaveToDialog }) => <SaveToDialog assets={saving} />}
      </PartView>
    )
  }
  if (!dragged) return null
  return (
    <PartView part={collections}>
      {({ DropTargets }) => <DropTargets assets={dragged} />}
    </PartView>
  )
}
