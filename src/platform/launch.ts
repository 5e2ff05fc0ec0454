import { foldText } from '../../contract/fold-text.ts'
import { searchesIn } from '../../contract/settings.ts'
import type { Launch, LaunchCommand } from '../../contract/launch.ts'
import { loadSettings } from './load-settings.ts'
import { isText } from '../../contract/shape.ts'

let launched: Launch = { command: 'open', words: '' }

/**
 * Calls `start` when Figma runs the command. Before that, while the person
 * types a parameter, the plugin may only read and suggest.
 */
export function watchLaunch(start: () => void): void {
  figma.parameters.on('input', event => void suggestSearches(event))
  figma.on('run', ({ command, parameters }) => {
    const { words } = parameters || {}
    launched = {
      // Figma: a command of the manifest, or none when the plugin is run again
      command: (command || 'open') as LaunchCommand,
      words: isText(words) ? words : ''
    }
    start()
  })
}

export function getLaunch(): Launch {
  return launched
}

/** Suggests recent searches that contain the typed text. */
async function suggestSearches({
  query,
  result
}: ParameterInputEvent): Promise<void> {
  const { recentSearches } = await loadSettings()
  const typed = foldText(query.trim())
  const words = searchesIn(recentSearches).map(one => one.words)
  const distinct = Array.from(new Set(words))
  result.setSuggestions(
    distinct.filter(one => foldText(one).indexOf(typed) >= 0)
  )
}
