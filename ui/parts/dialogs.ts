export { WorkDialogs } from '../views/work-dialogs.tsx'
