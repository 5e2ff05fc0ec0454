import { boardRules } from './board-rules.ts'
import { documentRules } from './document-rules.ts'
import { lookRules } from './look-rules.ts'
import { nodeRules } from './node-rules.ts'
import { pluginRules } from './plugin-rules.ts'
import type { Rule } from './rules.ts'

/**
 * Every rule of the host that `npm run prove -- host` loosens, one at a time.
 * Apart from `holds`, so that the realm does not carry the lists.
 */
export const ruleGroups: readonly (readonly Rule[])[] = [
  boardRules,
  documentRules,
  lookRules,
  nodeRules,
  pluginRules
]
