import * as runtime from './react.mjs'

export { Fragment } from './react.mjs'

/** Properties that React names differently. */
const names = {
  class: 'className',
  onFocusIn: 'onFocus',
  onFocusOut: 'onBlur',
  onDblClick: 'onDoubleClick'
}

/**
 * A React element from Preact's properties.
 * @param {unknown} type
 * @param {Record<string, unknown>} props
 * @param {string} [key]
 */
export function jsx(type, props, key) {
  return runtime.jsx(
    type,
    typeof type === 'string' ? renameProps(props) : props,
    key
  )
}

/**
 * The same with several children.
 * @param {unknown} type
 * @param {Record<string, unknown>} props
 * @param {string} [key]
 */
export function jsxs(type, props, key) {
  return runtime.jsxs(
    type,
    typeof type === 'string' ? renameProps(props) : props,
    key
  )
}

/** @param {Record<string, unknown>} props */
function renameProps(props) {
  for (const [from, to] of Object.entries(names)) {
    if (!(from in props)) continue
    props[to] = props[from]
    delete props[from]
  }
  return props
}
