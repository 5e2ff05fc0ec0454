import type {
  HostOptions,
  Launch,
  ParameterValues,
  Plugin,
  PluginManifest,
  PluginParameter
} from '../shared/host.ts'
import { checkLanguage } from '../engine/language-gate.ts'
import { menuCommands } from '../manifest/menu-commands.ts'
import { holds } from '../rules/rules.ts'

/** Throws when the manifest does not name the editor. */
export function assertEditor(
  manifest: PluginManifest,
  editorType: HostOptions['editorType']
): void {
  const editors = manifest.editorType ?? ['figma']
  if (!editors.includes(editorType) && holds('modes/only-its-editors')) {
    throw new Error(
      `"${manifest.name}" does not run in the ${editorType} editor: ` +
        `its manifest names ${editors.join(', ')}`
    )
  }
}

function assertSeat({ manifest }: Plugin, options: HostOptions): void {
  const { editorType, seat } = options
  const watches = editorType === 'figma' && seat === 'view'
  if (watches && holds('modes/view-seat-runs-nothing')) {
    throw new Error(
      `"${manifest.name}" cannot run: with a view seat nobody runs plugins ` +
        'in Figma Design'
    )
  }
}

/** Throws when a parameter that is not optional has no value. */
export function assertGiven(
  parameters: PluginParameter[],
  values: ParameterValues
): void {
  const missing = parameters.find(
    ({ key, optional }) => !optional && values[key] === undefined
  )
  if (!missing || !holds('parameters/required-ones-must-be-given')) return
  throw new Error(`The parameter "${missing.name}" is missing`)
}

function assertParameters({ manifest }: Plugin, launch: Launch): void {
  const { command = '', parameters } = launch
  const item = menuCommands(manifest).find(one => one.command === command)
  if (!item || item.parameters.length === 0) return
  if (parameters === undefined && !item.parameterOnly) return
  if (
    parameters === undefined &&
    holds('parameters/parameter-only-needs-parameters')
  ) {
    throw new Error(
      `"${item.path.join(' / ')}" runs only with parameters, from quick actions`
    )
  }
  assertGiven(item.parameters, parameters ?? {})
}

/** No command is the run that a person repeats. */
function assertCommand(manifest: PluginManifest, command: string): void {
  const { relaunchButtons = [] } = manifest
  const all = [...menuCommands(manifest), ...relaunchButtons]
  const commands = all.map(one => one.command)
  if (command === '' || commands.includes(command)) return
  const known = commands.filter(one => one !== '').join(', ') || 'none'
  throw new Error(
    `"${manifest.name}" has no command "${command}"; its manifest names ${known}`
  )
}

/** Throws with a sentence where Figma would not start the plugin at all. */
export function assertRuns(
  plugin: Plugin,
  options: HostOptions,
  command: string
): void {
  if (plugin.manifest.containsWidget) throw new Error('not emulated: widgets')
  assertEditor(plugin.manifest, options.editorType)
  assertSeat(plugin, options)
  assertCommand(plugin.manifest, command)
  checkLanguage(plugin.code, options.es)
}

/** The same for a start without query mode, which needs its parameters. */
export function assertStarts(
  plugin: Plugin,
  options: HostOptions,
  launch: Launch
): void {
  assertRuns(plugin, options, launch.command ?? '')
  assertParameters(plugin, launch)
}

/** What the realm receives when a plugin starts. */
export function launchFacts(
  plugin: Plugin,
  options: HostOptions,
  command: string,
  querying: boolean
): object {
  const { manifest, html, uiFiles = {} } = plugin
  const { editorType, es: level, team, user } = options
  const { name, capabilities = [] } = manifest
  const isPrivate = manifest.enablePrivatePluginApi === true
  const knowsFile =
    isPrivate || !holds('permissions/file-key-only-for-private-plugins')
  return {
    manifest,
    editorType,
    level,
    team,
    querying,
    launch: {
      name,
      command,
      html,
      uiFiles,
      user,
      capabilities,
      ...(knowsFile && { fileKey: 'a-file-of-the-local-host' })
    }
  }
}
