import type {
  MenuItem,
  PluginManifest,
  PluginParameter
} from '../shared/host.ts'

/** Something in the plugin's menu that can be run. */
export interface MenuCommand {
  /** The names of the submenus it is in, then its own. */
  path: string[]
  command: string
  parameters: PluginParameter[]
  /** It runs from quick actions alone, with its parameters. */
  parameterOnly: boolean
}

function commandsIn(menu: MenuItem[], path: string[]): MenuCommand[] {
  return menu.flatMap(item => {
    if ('separator' in item) return []
    const itsPath = [...path, item.name]
    if ('menu' in item) return commandsIn(item.menu, itsPath)
    const { command, parameters = [], parameterOnly = true } = item
    return [{ path: itsPath, command, parameters, parameterOnly }]
  })
}

/** All that a person can start; one without name in a plugin without menu. */
export function menuCommands(manifest: PluginManifest): MenuCommand[] {
  const { name, menu, parameters = [], parameterOnly = true } = manifest
  if (menu) return commandsIn(menu, [])
  return [{ path: [name], command: '', parameters, parameterOnly }]
}

/** The parameters that a command asks for. */
export function parametersOf(
  manifest: PluginManifest,
  command: string
): PluginParameter[] {
  const found = menuCommands(manifest).find(one => one.command === command)
  return found?.parameters ?? []
}
