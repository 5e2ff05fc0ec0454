import type { Rule } from '../core/rules.ts'

type DynamicRule = Extract<Rule, `dynamic-page/${string}`>

/** Which line of Figma's table forbids a member; lookups are the rest. */
const ruleOf: Record<string, DynamicRule> = {
  set_currentPage: 'dynamic-page/current-page-is-read-only',
  getVariableById: 'dynamic-page/no-synchronous-variables',
  getVariableCollectionById: 'dynamic-page/no-synchronous-variables',
  getLocalVariables: 'dynamic-page/no-synchronous-variables',
  getLocalVariableCollections: 'dynamic-page/no-synchronous-variables',
  set_fillStyleId: 'dynamic-page/style-ids-are-read-only',
  set_strokeStyleId: 'dynamic-page/style-ids-are-read-only',
  set_effectStyleId: 'dynamic-page/style-ids-are-read-only',
  set_gridStyleId: 'dynamic-page/style-ids-are-read-only',
  set_textStyleId: 'dynamic-page/style-ids-are-read-only',
  set_backgroundStyleId: 'dynamic-page/style-ids-are-read-only',
  set_reactions: 'dynamic-page/reactions-and-networks-are-read-only',
  set_vectorNetwork: 'dynamic-page/reactions-and-networks-are-read-only',
  get_mainComponent: 'dynamic-page/main-component-is-write-only',
  get_instances: 'dynamic-page/no-instances-or-consumers',
  get_consumers: 'dynamic-page/no-instances-or-consumers',
  setRangeFillStyleId: 'dynamic-page/no-range-styles',
  setRangeTextStyleId: 'dynamic-page/no-range-styles'
}

/** The rule by which `dynamic-page` refuses a synchronous member. */
export function dynamicRule(op: string): DynamicRule {
  return ruleOf[op] || 'dynamic-page/no-synchronous-lookups'
}
