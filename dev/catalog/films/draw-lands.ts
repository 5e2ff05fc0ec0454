import {
  area,
  circle,
  ground,
  placed,
  rect,
  stroke,
  swing
} from './drawing/shapes.ts'
import type { FilmDrawing } from './drawing/shapes.ts'

/** The sun rises behind mountains and a lake. */
export const drawLake: FilmDrawing = time => {
  const sun = 560 - 260 * time
  const light = Math.round(45 + 25 * time)
  const ridge = (x: number): number =>
    420 + 90 * Math.sin(x / 170) + 50 * Math.sin(x / 67)
  const glints = [0, 1, 2, 3, 4, 5].map(row =>
    rect(
      690 + 40 * swing(time, 2, row / 6) - row * 14,
      620 + row * 40,
      220 + row * 28,
      10,
      '#ffd9a0'
    )
  )
  return [
    rect(0, 0, 1600, 900, `hsl(28 80% ${light}%)`),
    circle(800, sun, 190, '#ffe7b8', 0.35),
    circle(800, sun, 110, '#fff1d0'),
    ground(1600, 600, ridge, '#4a5f8c'),
    ground(1600, 600, x => 540 + 40 * Math.sin(x / 120 + 2), '#2f4369'),
    rect(0, 590, 1600, 310, '#39578a'),
    ...glints
  ].join('')
}

/** Snow in front of pines and the moon. */
export const drawSnowfall: FilmDrawing = time => {
  const flakes = Array.from({ length: 18 }, (_, n) => {
    const speed = 1 + (n % 2)
    const y = ((n * 137 + time * 940 * speed) % 940) - 20
    const x = (n * 271) % 1600
    return circle(x + 16 * swing(time, 1, n / 7), y, 7 + (n % 4), '#ffffff')
  })
  return [
    rect(0, 0, 1600, 900, '#16233f'),
    circle(1240, 190, 80, '#f4f1de'),
    ...[80, 330, 560, 820, 1060, 1330, 1540].map((x, n) =>
      pine(x, 790 - (n % 3) * 40, 1 + (n % 3) * 0.25)
    ),
    ground(1600, 900, x => 790 + 25 * Math.sin(x / 240), '#e5ecf6'),
    ...flakes
  ].join('')
}

function pine(x: number, y: number, scale: number): string {
  const tiers = [0, 1, 2].map(tier => {
    const top = y - (420 - tier * 110) * scale
    const half = (60 + tier * 35) * scale
    return area(
      [
        [x, top],
        [x - half, top + 170 * scale],
        [x + half, top + 170 * scale]
      ],
      tier === 0 ? '#2f5d50' : '#24483e'
    )
  })
  return rect(x - 12, y - 60, 24, 80, '#3b2a20') + tiers.toReversed().join('')
}

/** Waves on a beach. */
export const drawBeach: FilmDrawing = time => {
  const reach = 40 * swing(time)
  return [
    rect(0, 0, 1600, 400, '#8fd3f0'),
    circle(1320, 150, 80, '#fff3b0'),
    rect(0, 360, 1600, 540, '#1f7fa8'),
    ...[0, 1, 2].map(row =>
      ground(
        1600,
        900,
        x =>
          450 +
          row * 70 +
          14 * Math.sin(x / 90 + 2 * Math.PI * (time + row / 3)),
        ['#2a93ba', '#3aa9c9', '#55bfd6'][row] ?? ''
      )
    ),
    ground(1600, 900, x => 680 + reach + 22 * Math.sin(x / 210), '#f7fbff'),
    ground(1600, 900, x => 704 + reach + 22 * Math.sin(x / 210), '#d9b77e'),
    ground(1600, 900, x => 770 + 20 * Math.sin(x / 260 + 1), '#e8cf9a')
  ].join('')
}

/** Rain in front of houses; 1200 by 900. */
export const drawRain: FilmDrawing = time => {
  const houses = [0, 1, 2, 3, 4, 5].map(n =>
    rect(
      n * 210 - 20,
      330 + ((n * 97) % 180),
      190,
      600,
      n % 2 ? '#5d6772' : '#6f7985'
    )
  )
  const drops = Array.from({ length: 36 }, (_, n) => {
    const y = ((n * 173 + time * 1900) % 950) - 50
    const x = (n * 97) % 1260
    return stroke(
      [
        [x, y],
        [x - 10, y + 46]
      ],
      4,
      '#c9d6e2',
      0.8
    )
  })
  return [
    rect(0, 0, 1200, 900, '#9aa5b1'),
    ...houses,
    rect(0, 800, 1200, 100, '#49525c'),
    ...drops
  ].join('')
}

/** A flower that opens. */
export const drawFlower: FilmDrawing = time => {
  const open = 0.25 + 0.75 * (0.5 - 0.5 * Math.cos(Math.PI * time))
  const petals = Array.from({ length: 8 }, (_, n) =>
    placed(
      800,
      380,
      n * 45 + 20 * time,
      `<ellipse cx="0" cy="${-150 * open}" rx="${70 * open}" ry="${130 * open}" fill="${n % 2 ? '#e85d9a' : '#f48fb8'}"/>`
    )
  )
  return [
    rect(0, 0, 1600, 900, '#bfe3f2'),
    ground(1600, 900, x => 660 + 40 * Math.sin(x / 300), '#79b35a'),
    stroke(
      [
        [800, 380],
        [800 + 20 * swing(time), 640],
        [800, 900]
      ],
      26,
      '#3f7d3a'
    ),
    ...petals,
    circle(800, 380, 60 * (0.6 + 0.4 * open), '#f7c948')
  ].join('')
}
