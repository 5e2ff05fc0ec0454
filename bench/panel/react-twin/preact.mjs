import { createRoot } from './react.mjs'

export { Fragment } from './react.mjs'

/**
 * Preact's `render` by means of React.
 * @param {unknown} node
 * @param {Element} place
 */
export function render(node, place) {
  createRoot(place).render(node)
}
