import { figure } from './drawing/figure.ts'
import {
  area,
  circle,
  ground,
  rect,
  stroke,
  swing,
  type FilmDrawing
} from './drawing/shapes.ts'

/** A man running past trees; 900 by 1600. */
export const drawRunner: FilmDrawing = time => {
  const shift = (time * 3 * 450) % 450
  const trees = [0, 1, 2, 3].map(n => {
    const x = n * 450 - shift
    return (
      rect(x - 18, 700, 36, 420, '#6b4a2f') + circle(x, 640, 170, '#5fa052')
    )
  })
  const pace = swing(time, 4, 0.15)
  return [
    rect(0, 0, 900, 1600, '#bfe6ff'),
    ...trees,
    ground(900, 1600, () => 1080, '#8fc26a'),
    rect(0, 1280, 900, 150, '#d9c7a3'),
    figure({
      x: 450,
      y: 1360 - 18 * Math.abs(pace),
      height: 640,
      skin: '#7a4a2b',
      hair: '#1d1410',
      shirt: '#e63946',
      trousers: '#1d3557',
      leftHand: [0.22 * pace, 0.42],
      rightHand: [-0.22 * pace, 0.42],
      stride: pace
    })
  ].join('')
}

/** Two people talking at a table. */
export const drawTalk: FilmDrawing = time => {
  const woman = {
    x: 470,
    y: 1010,
    height: 720,
    skin: '#f0c6a4',
    hair: '#6b3e1d',
    shirt: '#457b9d',
    trousers: '#333333',
    leftHand: [0.05, 0.4] as const,
    rightHand: [0.25, 0.42 + 0.06 * swing(time, 2)] as const,
    stride: 0
  }
  const man = {
    ...woman,
    x: 1130,
    skin: '#a9713f',
    hair: '#20150e',
    shirt: '#2a9d8f',
    leftHand: [-0.25, 0.4 + 0.07 * swing(time, 2, 0.5)] as const,
    rightHand: [-0.05, 0.4] as const
  }
  return [
    rect(0, 0, 1600, 900, '#e7ecef'),
    rect(560, 90, 480, 300, '#a3cef1'),
    rect(792, 90, 16, 300, '#ffffff'),
    figure(woman),
    figure(man),
    rect(150, 680, 1300, 220, '#b08968'),
    rect(700, 610, 70, 70, '#ffffff'),
    rect(860, 610, 70, 70, '#ffffff')
  ].join('')
}

/** Three girls and their kite; 1200 by 900. */
export const drawKite: FilmDrawing = time => {
  const x = 820 + 110 * swing(time)
  const y = 190 + 50 * swing(time, 2)
  const girls = [0, 1, 2].map(n =>
    figure({
      x: 260 + n * 170,
      y: 760 - 12 * Math.abs(swing(time, 2, n / 3)),
      height: 250,
      skin: ['#f3d3a8', '#c98d5c', '#efc9a0'][n] ?? '',
      hair: ['#1b1b1b', '#3a2314', '#1b1b1b'][n] ?? '',
      shirt: ['#ff9f1c', '#9b5de5', '#00bbf9'][n] ?? '',
      trousers: '#3d405b',
      leftHand: [-0.16, 0.45],
      rightHand: [0.2, 0.8 + 0.05 * swing(time, 2, n / 3)],
      stride: 0.3 * swing(time, 2, n / 3)
    })
  )
  return [
    rect(0, 0, 1200, 900, '#9ad9f5'),
    ...[0, 1].map(
      n =>
        `<ellipse cx="${300 + n * 560 + 60 * time}" cy="${150 + n * 90}" rx="150" ry="42" fill="#ffffff"/>`
    ),
    stroke(
      [
        [650, 560],
        [x, y + 60]
      ],
      3,
      '#ffffff'
    ),
    area(
      [
        [x, y - 80],
        [x + 60, y],
        [x, y + 100],
        [x - 60, y]
      ],
      '#e63946'
    ),
    ground(1200, 900, place => 740 + 40 * Math.sin(place / 260), '#7cb560'),
    ...girls
  ].join('')
}

/** Ten people with flags in a street. */
export const drawCrowd: FilmDrawing = time => {
  const skins = ['#5a3825', '#f1c9a5', '#b07d52', '#8a5a36']
  const shirts = ['#d62828', '#f77f00', '#003049', '#588157', '#6a4c93']
  const crowd = Array.from({ length: 10 }, (_, n) => {
    const wave = swing(time, 1, n / 5)
    const x = 60 + ((n * 159) % 1560)
    const y = 820 + Math.floor(n / 5) * 90
    const flag = [x + 70 + 30 * wave, y - 420] as const
    return (
      stroke([[x + 40, y - 250], flag], 6, '#5b4636') +
      area(
        [
          flag,
          [flag[0] + 90, flag[1] + 24 + 12 * wave],
          [flag[0] - 8, flag[1] + 60]
        ],
        shirts[(n + 2) % 5] ?? ''
      ) +
      figure({
        x,
        y,
        height: 360,
        skin: skins[n % 4] ?? '',
        hair: n % 3 === 2 ? '#d9d9d9' : '#2b1d14',
        shirt: shirts[n % 5] ?? '',
        trousers: '#2f3e46',
        leftHand: [-0.18, 0.45],
        rightHand: [0.14, 0.72],
        stride: 0
      })
    )
  })
  const houses = [0, 1, 2, 3].map(n =>
    rect(
      n * 420 - 20,
      120 + (n % 2) * 70,
      380,
      700,
      n % 2 ? '#e0b1cb' : '#f2cc8f'
    )
  )
  return [
    rect(0, 0, 1600, 900, '#cfe8ff'),
    ...houses,
    rect(0, 700, 1600, 200, '#8d99ae'),
    ...crowd
  ].join('')
}
