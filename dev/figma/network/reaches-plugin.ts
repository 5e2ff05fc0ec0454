import { holds } from '../rules/rules.ts'

/**
 * Whether a plugin receives what its panel posts. A page with an address of its
 * own has to name the plugin it speaks to, or `*`.
 */
export function reachesPlugin(
  origin: string,
  addressee: unknown,
  pluginId: string
): boolean {
  const isNamed = addressee === '*' || addressee === pluginId
  if (addressee !== undefined) return isNamed
  return origin === 'null' || !holds('messages/hosted-ui-names-the-plugin')
}
