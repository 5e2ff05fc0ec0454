export { LibraryView } from '../views/asset/library-view.tsx'
