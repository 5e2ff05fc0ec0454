import de from './de/states.json'
import es from './es/states.json'
import fr from './fr/states.json'
import ja from './ja/states.json'
import pt from './pt/states.json'
import { count, filled, i18n } from './i18n.ts'

/** What a place that failed says beyond the failure, and offers. */
export const stateWords = i18n('states', [de, es, fr, ja, pt], {
  refused: filled(
    'Cleared may not open {host}: its list of allowed addresses does not ' +
      'have it. Tell whoever runs Cleared for you.'
  ),
  blocked: filled(
    '{host} is there, but its answer was kept from Cleared: by the network, ' +
      'an extension of the browser or the settings of the server. Try ' +
      'another network, or tell whoever runs Cleared for you.'
  ),
  gatewayGone:
    'The Cleared gateway could not be reached. Try again, or sign in with a ' +
    'token of your library account: searches then go straight to the library.',
  gatewayRefused:
    'The Cleared gateway has no valid access to the library. Tell whoever ' +
    'runs it, or sign in with a token of your library account: searches ' +
    'then go straight to the library.',
  useToken: 'Use a token',
  openAccount: 'Open account',
  tryAgainIn: count({
    one: 'Try again in {count} second',
    other: 'Try again in {count} seconds'
  })
})
