import type { NodeRecord } from './node-record.ts'

/** All asterisks, all dashes of one kind or all spaces. */
export function isDividerName(name: string): boolean {
  return /^(\*+|-+|–+|—+| +)$/.test(name)
}

/** Figma: a page that only draws a line in the list of pages. */
export function isPageDivider(page: NodeRecord): boolean {
  const isEmpty = (page.children || []).length === 0
  return page.type === 'PAGE' && isEmpty && isDividerName(page.props.name)
}
