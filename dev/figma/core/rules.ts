/**
 * Every rule of the host that `npm run prove -- host` loosens, one at a time.
 * The part before the slash names the test file under `test/dev/figma` in which
 * some test must then fail.
 */
export const rules = ['images/at-most-4096-pixels'] as const

export type Rule = (typeof rules)[number]

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
