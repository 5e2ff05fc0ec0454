import {
  circle,
  placed,
  rect,
  stroke,
  swing,
  type FilmDrawing
} from './drawing/shapes.ts'

/** Houses whose windows are lit and darkened. */
export const drawSkyline: FilmDrawing = time => {
  const houses = Array.from({ length: 12 }, (_, n) => {
    const x = n * 136 - 10
    const y = 300 + ((n * 211) % 320)
    return (
      rect(x, y, 128, 900 - y, n % 2 ? '#1d2440' : '#27305a') +
      windows(x, y, n, time)
    )
  })
  const stars = Array.from({ length: 40 }, (_, n) =>
    circle((n * 397) % 1600, (n * 61) % 300, 2.5, '#f8f4d8')
  )
  return [rect(0, 0, 1600, 900, '#0d1026'), ...stars, ...houses].join('')
}

function windows(x: number, y: number, house: number, time: number): string {
  const lit: string[] = []
  for (let row = 0; y + 30 + row * 60 < 880; row++) {
    for (let column = 0; column < 3; column++) {
      const number = house * 31 + row * 7 + column * 3
      const isLit = (Math.floor(time * 3) + number) % 5 < 3
      const fill = isLit ? '#ffd166' : '#141a33'
      lit.push(rect(x + 16 + column * 36, y + 26 + row * 60, 22, 32, fill))
    }
  }
  return lit.join('')
}

/** A planet and its orbiting moon. */
export const drawPlanet: FilmDrawing = time => {
  const stars = Array.from({ length: 40 }, (_, n) =>
    circle((n * 379) % 1600, (n * 233) % 900, 1.5 + (n % 3), '#ffffff')
  )
  const bands = [0, 1, 2, 3, 4].map(band =>
    rect(
      -300,
      -180 + band * 80 + 12 * swing(time, 1, band / 5),
      600,
      34,
      '#c98b5b'
    )
  )
  const moonX = 800 + 520 * swing(time)
  const moon = circle(moonX, 450 - 150 * swing(time, 1, 0.25), 46, '#d5dbe3')
  const planet = `<clipPath id="p"><circle r="240"/></clipPath><g clip-path="url(#p)">${circle(0, 0, 240, '#e2b07f')}${bands.join('')}${circle(90, 60, 240, '#000', 0.18)}</g>`
  const isBehind = swing(time, 1, 0.25) > 0
  return [
    rect(0, 0, 1600, 900, '#070714'),
    ...stars,
    isBehind ? moon : '',
    placed(800, 450, 14, planet),
    isBehind ? '' : moon
  ].join('')
}

/** Five rockets, one after the other. */
export const drawFireworks: FilmDrawing = time => {
  const colors = ['#ff595e', '#ffca3a', '#8ac926', '#4cc9f0', '#d58cff']
  const bursts = colors.map((color, n) => {
    const age = (time + n / colors.length) % 1
    const x = 260 + n * 270
    const y = 250 + ((n * 157) % 220)
    return burst(x, y, age, color)
  })
  return [
    rect(0, 0, 1600, 900, '#0b0f24'),
    ...bursts,
    rect(0, 820, 1600, 80, '#05070f')
  ].join('')
}

function burst(x: number, y: number, age: number, color: string): string {
  if (age < 0.3) {
    const height = 820 - (820 - y) * (age / 0.3)
    return stroke(
      [
        [x, height],
        [x, height + 40]
      ],
      7,
      '#fff3c4'
    )
  }
  const growth = (age - 0.3) / 0.7
  const reach = 210 * Math.sqrt(growth)
  return Array.from({ length: 10 }, (_, ray) => {
    const angle = (ray * Math.PI) / 5
    const end = [
      x + reach * Math.cos(angle),
      y + reach * Math.sin(angle) + 60 * growth * growth
    ] as const
    const start = [x + (end[0] - x) * 0.75, y + (end[1] - y) * 0.75] as const
    return stroke(
      [start, end],
      9 * (1 - growth) + 1,
      color,
      1 - growth * growth
    )
  }).join('')
}

/** A flame that moves; 1601 by 900. */
export const drawCandle: FilmDrawing = time => {
  const lean = 14 * swing(time, 2) + 6 * swing(time, 3)
  const tall = 150 + 14 * swing(time, 3)
  const flame = (scale: number, fill: string): string =>
    `<path d="M${800 - 46 * scale} 470Q${800 + lean * scale} ${470 - tall * 2 * scale} ${800 + 46 * scale} 470Q800 510 ${800 - 46 * scale} 470Z" fill="${fill}"/>`
  return [
    rect(0, 0, 1601, 900, '#1a0f0a'),
    circle(800, 430, 330, '#5c2e12', 0.5),
    circle(800, 430, 220, '#7a3d16', 0.5),
    flame(1, '#ff9f1c'),
    flame(0.55, '#ffe8a3'),
    rect(797, 470, 6, 40, '#2b2b2b'),
    rect(720, 505, 160, 395, '#f1e3cf')
  ].join('')
}
