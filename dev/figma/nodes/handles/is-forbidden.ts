import { holds } from '../../rules/rules.ts'

const lookups = holds('dynamic-page/no-synchronous-lookups')
const variables = holds('dynamic-page/no-synchronous-variables')
const styleIds = holds('dynamic-page/style-ids-are-read-only')
const consumers = holds('dynamic-page/no-instances-or-consumers')
const rangeStyles = holds('dynamic-page/no-range-styles')
const networks = holds('dynamic-page/reactions-and-networks-are-read-only')

/** Figma's table of what `dynamic-page` forbids; lookups are the rest. */
const forbidden: Record<string, boolean> = {
  set_currentPage: holds('dynamic-page/current-page-is-read-only'),
  getVariableById: variables,
  getVariableCollectionById: variables,
  getLocalVariables: variables,
  getLocalVariableCollections: variables,
  set_fillStyleId: styleIds,
  set_strokeStyleId: styleIds,
  set_effectStyleId: styleIds,
  set_gridStyleId: styleIds,
  set_textStyleId: styleIds,
  set_backgroundStyleId: styleIds,
  set_reactions: networks,
  set_vectorNetwork: networks,
  get_mainComponent: holds('dynamic-page/main-component-is-write-only'),
  get_instances: consumers,
  get_consumers: consumers,
  setRangeFillStyleId: rangeStyles,
  setRangeTextStyleId: rangeStyles
}

/** Whether `dynamic-page` takes a synchronous member away. */
export function isForbidden(op: string): boolean {
  const { [op]: own = lookups } = forbidden
  return own
}
