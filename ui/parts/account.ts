export { AccountView } from '../views/account-view.tsx'
