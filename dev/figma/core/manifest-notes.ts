import type { PluginManifest } from './host.ts'

/** A wildcard before a single name, such as `*.com`. */
const wholeEnding = /^(?:\w+:\/\/)?\*\.(?!localhost)([\w-]+)(?:[:/]|$)/

/** What a person should know about a manifest that is not wrong. */
export function manifestNotes(manifest: PluginManifest): string[] {
  const notes: string[] = []
  if (manifest.build !== undefined) {
    notes.push(
      `"build" is not run here: run ${JSON.stringify(manifest.build)} yourself.`
    )
  }
  if (manifest.enableProposedApi === true) {
    notes.push(
      '"enableProposedApi" has no effect here: no proposed API is known.'
    )
  }
  if (manifest.documentAccess === undefined) {
    notes.push(
      'Without "documentAccess" all pages are loaded first; ' +
        'Figma asks new plugins for "dynamic-page".'
    )
  }
  if (manifest.networkAccess === undefined) {
    notes.push('Without "networkAccess" the plugin may reach every address.')
  }
  for (const entry of manifest.networkAccess?.allowedDomains ?? []) {
    const [, ending] = wholeEnding.exec(entry) ?? []
    if (!ending) continue
    notes.push(`"${entry}" lets requests out to all addresses below ${ending}.`)
  }
  return notes
}
