export { LicensesView } from '../views/licenses-view.tsx'
