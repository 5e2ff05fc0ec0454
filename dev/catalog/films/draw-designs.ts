import {
  circle,
  placed,
  rect,
  short,
  stroke,
  swing,
  type FilmDrawing
} from './drawing/shapes.ts'

/** A cup with steam over it. */
export const drawCoffee: FilmDrawing = time => {
  const steam = [-90, 0, 90].map((shift, n) => {
    const points = Array.from({ length: 12 }, (_, step) => {
      const sway = swing(time, 1, n / 3 - step / 8)
      return [800 + shift + 30 * sway * (step / 6), 430 - step * 30] as const
    })
    return stroke(points, 18, '#ffffff', 0.5)
  })
  return [
    rect(0, 0, 1600, 900, '#e9d8c3'),
    rect(0, 680, 1600, 220, '#8d5b3a'),
    rect(0, 730, 1600, 8, '#7a4c2e'),
    rect(0, 810, 1600, 8, '#7a4c2e'),
    '<ellipse cx="800" cy="720" rx="330" ry="46" fill="#f6f1ea"/>',
    '<circle cx="1040" cy="560" r="80" fill="none" stroke="#f6f1ea" stroke-width="34"/>',
    '<path d="M570 460H1030Q1020 710 800 710Q580 710 570 460Z" fill="#fffaf3"/>',
    '<ellipse cx="800" cy="460" rx="230" ry="42" fill="#4b2b18"/>',
    ...steam
  ].join('')
}

/** Nine tiles, every second one rotating; 900 by 900. */
export const drawPattern: FilmDrawing = time => {
  const colors = ['#ef476f', '#ffd166', '#06d6a0', '#118ab2']
  const tiles: string[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const isOdd = (row + column) % 2
      const turn = isOdd ? 90 * smooth(time) : 0
      const fill = colors[(row * 2 + column) % 4] ?? ''
      const tile =
        rect(-104, -104, 208, 208, fill) + circle(0, 0, 50, '#073b4c')
      tiles.push(placed(150 + column * 300, 150 + row * 300, turn, tile))
    }
  }
  return rect(0, 0, 900, 900, '#073b4c') + tiles.join('')
}

/** Three lights that move slowly; 1707 by 900. */
export const drawGradient: FilmDrawing = time => {
  const lights = ['#ff8fa3', '#ffd6a5', '#9bf6ff'].map((color, n) => {
    const x = 300 + 550 * n + 60 * swing(time, 1, n / 3)
    const y = 450 + 40 * swing(time, 1, n / 3 + 0.25)
    return `<radialGradient id="g${n}"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${short(x)}" cy="${short(y)}" r="760" fill="url(#g${n})"/>`
  })
  return rect(0, 0, 1707, 900, '#5a4fcf') + lights.join('')
}

function smooth(time: number): number {
  return time * time * (3 - 2 * time)
}
