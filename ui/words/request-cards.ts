import de from './de/request-cards.json'
import es from './es/request-cards.json'
import fr from './fr/request-cards.json'
import ja from './ja/request-cards.json'
import pt from './pt/request-cards.json'
import { filled, i18n } from './i18n.ts'

export const requestCardWords = i18n('request-cards', [de, es, fr, ja, pt], {
  licenseAsked: filled('License ({count}), as {who} asked'),
  withdrawRequestOf: filled('Withdraw the request of {who}'),
  withdraw: 'Withdraw',
  declineRequestBy: filled('Decline the request by {who}'),
  declineIt: 'Decline …',
  whyDoYouDeclineIt: 'Why do you decline it?',
  decline: 'Decline',
  requests: 'Requests',
  openRequests: 'Open requests',
  answeredRequests: 'Answered requests',
  requestBy: filled('Request by {who}'),
  licenseSome: filled('License ({count})'),
  licenseRequested: filled('License requested ({count})'),
  answered: filled('Answered ({count})')
})
