export { FileView } from '../views/file-view.tsx'
