export { CollectionView } from '../views/collections/collection-view.tsx'
export { CollectionsView } from '../views/collections/collections-view.tsx'
export { DropTargets } from '../views/collections/drop-targets.tsx'
export { SaveToDialog } from '../views/collections/save-to-dialog.tsx'
