export { memo } from './react.mjs'
