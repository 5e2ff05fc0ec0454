export { PictureView } from '../views/picture/picture-view.tsx'
