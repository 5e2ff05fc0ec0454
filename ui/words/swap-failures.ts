import de from './de/swap-failures.json'
import es from './es/swap-failures.json'
import fr from './fr/swap-failures.json'
import ja from './ja/swap-failures.json'
import pt from './pt/swap-failures.json'
import { i18n } from './i18n.ts'

export const swapFailures = i18n('swap-failures', [de, es, fr, ja, pt], {
  'image-gone':
    'The licensed file is no longer in the document. Press “License” again; nothing more is charged.',
  'image-unreadable':
    'Figma cannot show the licensed file. Get it from your account’s page.',
  'image-too-large':
    'Figma cannot take the licensed file. Get it from your account’s page.',
  'not-found':
    'The library did not find the licensed file. Press “License” again; nothing more is charged.',
  'layer-gone': 'The layer is gone.',
  'layer-read-only':
    'Figma does not let it be changed. Ask for edit access, then license ' +
    'it again, or replace a moving picture of a board by hand; nothing ' +
    'more is charged.',
  'gateway-unreachable':
    'The Cleared gateway could not be reached. Open the plugin again and ' +
    'it goes on.',
  'signed-out': 'You are not signed in. Sign in and it goes on.',
  'session-expired': 'Your sign-in has ended. Sign in and it goes on.'
})
