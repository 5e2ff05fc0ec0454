import { parameterOf, type QuickActions } from './quick-actions.ts'

/** The label of the field. */
export function labelOf(quick: QuickActions): string {
  if (quick.kind !== 'parameters') return 'Run a command'
  const parameter = parameterOf(quick)
  return parameter?.optional
    ? `${parameter.name} (optional)`
    : (parameter?.name ?? '')
}

/** The hint below the field. */
export function hintOf(quick: QuickActions, count: number): string {
  if (quick.kind === 'starting') return 'Starting'
  if (quick.kind === 'parameters') {
    const { answer } = quick
    if (answer.kind !== 'suggestions') return answer.message
    const { description = '', allowFreeform } = parameterOf(quick) ?? {}
    if (count > 0 || allowFreeform) return description
    return description || 'No suggestions'
  }
  return count === 0 ? 'No matching command' : ''
}
