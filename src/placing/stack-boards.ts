import type { NewLayer } from './place-layers.ts'

/** Between two boards, in canvas units. */
const gap = 24

/** Puts the second board below the first, both around one centre. */
export function stackBoards(
  above: readonly NewLayer[],
  below: readonly NewLayer[]
): NewLayer[] {
  if (above.length === 0 || below.length === 0) return above.concat(below)
  const [top, bottom] = [extentOf(above), extentOf(below)]
  const height = top.height + gap + bottom.height
  const start = Math.round(height / -2)
  return above
    .map(moveBy(start - top.start))
    .concat(below.map(moveBy(start + top.height + gap - bottom.start)))
}

function extentOf(layers: readonly NewLayer[]) {
  const start = Math.min(...layers.map(({ box }) => box.y))
  const end = Math.max(...layers.map(({ box }) => box.y + box.height))
  return { start, height: end - start }
}

function moveBy(down: number): (layer: NewLayer) => NewLayer {
  return layer => {
    const box = Object.assign({}, layer.box, { y: layer.box.y + down })
    return Object.assign({}, layer, { box })
  }
}
