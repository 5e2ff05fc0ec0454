import type { PluginManifest } from '../shared/host.ts'
import { menuCommands } from '../manifest/menu-commands.ts'
import { chooseCommand, openQuickActions } from './quick-actions.ts'

/** Runs the plugin's only command, or asks which of them. */
export function runByHand(manifest: PluginManifest): void {
  const [command, ...others] = menuCommands(manifest)
  if (command && others.length === 0) void chooseCommand(command)
  else openQuickActions()
}

/** Figma: a plugin with a menu never starts without one of its commands. */
export function runsAtOnce(manifest: PluginManifest): boolean {
  const [command] = menuCommands(manifest)
  if (manifest.menu || !command) return false
  return command.parameters.length === 0 || !command.parameterOnly
}
