export { BarView } from '../views/window/bar-view.tsx'
export { FailedView } from '../views/window/failed-view.tsx'
export { KeysDialog } from '../views/window/keys-dialog.tsx'
export { Strips } from '../views/window/strips.tsx'
