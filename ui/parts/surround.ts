export { BarView } from '../views/window/bar-view.tsx'
