/** The name under which the realm's own code is evaluated. */
export const realmFile = 'realm.js'

/** The lines of a stack inside the realm that are the plugin's. */
export function pluginStack(stack: string): string {
  const lines = stack.split('\n')
  return lines.filter(line => line.indexOf(`(${realmFile}:`) < 0).join('\n')
}
