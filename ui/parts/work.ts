export { beginWork } from '../begin-work.ts'
export { planLicenses } from '../stores/plan.ts'
