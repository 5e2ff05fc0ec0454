import { i18n } from './i18n.ts'

export const accountFailures = i18n('account-failures', {
  'not-allowed': 'Your sign-in does not show subscriptions.'
})
