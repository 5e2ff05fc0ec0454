import { createRoot } from './react.mjs'

export { Fragment } from './react.mjs'

/**
 * As Preact's, by React.
 * @param {unknown} node
 * @param {Element} place
 */
export function render(node, place) {
  createRoot(place).render(node)
}
