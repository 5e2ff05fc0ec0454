import type { boardRules } from './board-rules.ts'
import type { documentRules } from './document-rules.ts'
import type { lookRules } from './look-rules.ts'
import type { nodeRules } from './node-rules.ts'
import type { pluginRules } from './plugin-rules.ts'

/** `area/rule`; a test in `dev/figma/test/<area>.test.ts` holds it. */
export type Rule =
  | (typeof boardRules)[number]
  | (typeof documentRules)[number]
  | (typeof lookRules)[number]
  | (typeof nodeRules)[number]
  | (typeof pluginRules)[number]

/** The rule that this build leaves out; only the test build sets it. */
declare const __LOOSENED__: string | undefined

/** The name of the rule that this build leaves out, or nothing. */
export function loosenedRule(): string {
  return typeof __LOOSENED__ === 'string' ? __LOOSENED__ : ''
}

/**
 * Whether the host enforces the rule: always, except in the one test build
 * that leaves it out. Asked once where a rule sits on a hot path.
 */
export function holds(rule: Rule): boolean {
  return rule !== loosenedRule()
}
