import type { PluginManifest } from '../shared/host.ts'

/** A wildcard before a single name, such as `*.com`. */
const wholeEnding = /^(?:\w+:\/\/)?\*\.(?!localhost)([\w-]+)(?:[:/]|$)/

/** Capabilities and permissions → the members not emulated for them. */
const missing: Record<string, string> = {
  codegen: 'figma.codegen',
  textreview: 'figma.textreview',
  teamlibrary: 'figma.teamLibrary'
}

function* missingNotes(
  field: 'capabilities' | 'permissions',
  names: string[] = []
): Generator<string> {
  for (const name of names) {
    const member = missing[name]
    if (!member) continue
    yield (
      `"${field}" asks for "${name}", which is not emulated here: ` +
        `what uses ${member} throws.`
    )
  }
}

/** Notes for a person about a manifest without mistakes. */
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
  notes.push(...missingNotes('capabilities', manifest.capabilities))
  notes.push(...missingNotes('permissions', manifest.permissions))
  if (manifest.containsWidget) {
    notes.push('"containsWidget": widgets are not emulated, only the plugin.')
  }
  return notes
}
