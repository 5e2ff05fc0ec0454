import { createElement } from 'preact'
import type { Component, FunctionComponent } from 'preact'

/** For lists of many: renders again only when a prop is another one. */
export function memo<Props extends object>(
  View: FunctionComponent<Props>
): FunctionComponent<Props> {
  return function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = next => !isSame(this.props, next)
    return createElement(View, props)
  }
}

function isSame(one: object, other: object): boolean {
  const entries = Object.entries(one)
  const now = new Map(Object.entries(other))
  return (
    entries.length === now.size &&
    entries.every(([key, value]) => now.get(key) === value)
  )
}
