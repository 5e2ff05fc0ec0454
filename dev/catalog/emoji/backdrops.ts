/** Colors of a composition, six hexadecimal digits each. */
export interface Backdrop {
  ground: string
  shade: string
  shape: string
  name: string
}

export const backdrops: readonly [Backdrop, ...Backdrop[]] = [
  { name: 'blue', ground: 'cfe3f7', shade: '9cc3ec', shape: 'ffffff' },
  { name: 'yellow', ground: 'ffe59a', shade: 'ffcf4d', shape: 'fff6d9' },
  { name: 'pink', ground: 'ffd6de', shade: 'ffb0c0', shape: 'fff3f5' },
  { name: 'green', ground: 'cdebd0', shade: '97d3a4', shape: 'f2fbf1' },
  { name: 'purple', ground: 'ddd3f5', shade: 'bca8ea', shape: 'f7f3ff' },
  { name: 'orange', ground: 'ffd3b0', shade: 'ffb27a', shape: 'fff1e4' },
  { name: 'teal', ground: 'bfe8e4', shade: '83cfc8', shape: 'effbf9' },
  { name: 'white', ground: 'f6f4ef', shade: 'e4dfd4', shape: 'ffffff' },
  { name: 'gray', ground: 'e3e6ea', shade: 'c3c9d1', shape: 'fafbfc' },
  { name: 'brown', ground: 'e9d6c3', shade: 'cfb192', shape: 'faf3ec' },
  { name: 'red', ground: 'f7b3a8', shade: 'ee8677', shape: 'ffe9e4' },
  { name: 'cyan', ground: 'bdeaf7', shade: '82d3ea', shape: 'effaff' },
  { name: 'lime', ground: 'e2f2ab', shade: 'c5e06a', shape: 'f8fde6' },
  { name: 'magenta', ground: 'f6c6ea', shade: 'e897d5', shape: 'fdf0fa' }
]
