import { area, circle, ground, line, rect, several } from './shapes.ts'

/** Four fields: snow, blossom, sun and leaf. */
export function seasons(): string {
  return [
    rect(0, 0, 150, 150, '#a8dadc'),
    rect(150, 0, 150, 150, '#ffc8dd'),
    rect(0, 150, 150, 150, '#ffd60a'),
    rect(150, 150, 150, 150, '#bc6c25'),
    several(3, n => {
      const angle = (n * Math.PI) / 3
      const [x, y] = [Math.cos(angle) * 48, Math.sin(angle) * 48]
      const ends = [75 - x, 75 - y, 75 + x, 75 + y].map(Math.round)
      return line(`M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`, '#ffffff', 9)
    }),
    several(5, n => {
      const angle = (n * 2 * Math.PI) / 5
      return circle(
        Math.round(225 + Math.cos(angle) * 28),
        Math.round(75 + Math.sin(angle) * 28),
        22,
        '#fb6f92'
      )
    }),
    circle(225, 75, 16, '#ffe5ec'),
    circle(75, 225, 44, '#fb8500'),
    area('M225 176Q276 220 225 274Q174 220 225 176Z', '#dda15e'),
    line('M225 186V282', '#7f4f24', 5)
  ].join('')
}

/** Waves of neon. */
export function tide(): string {
  return [
    ground('#10002b'),
    circle(150, 110, 56, '#ff5dd8'),
    several(7, n => {
      const y = 140 + n * 24
      const color = n % 2 ? '#00f5d4' : '#9b5de5'
      return line(`M-20 ${y}Q40 ${y - 34} 100 ${y}T220 ${y}T340 ${y}`, color, 8)
    })
  ].join('')
}

/** A hall whose doors stand open to the light. */
export function hall(): string {
  return [
    ground('#5c1a1b'),
    several(5, n => {
      const inset = 18 + n * 24
      const top = 40 + n * 20
      const width = 300 - inset * 2
      const radius = width / 2
      const color = ['#7b2d26', '#9c3d2e', '#c1663c', '#e6a15c', '#fff1c9'][n]
      return area(
        `M${inset} 300V${top + radius}A${radius} ${radius} 0 0 1 ${inset + width} ${top + radius}V300Z`,
        color ?? ''
      )
    })
  ].join('')
}

/** A fire, and a kettle above it. */
export function kettle(): string {
  return [
    ground('#283618'),
    several(9, n =>
      circle(20 + ((n * 71) % 270), 18 + ((n * 43) % 90), 3, '#fefae0')
    ),
    area(
      'M150 168C196 214 190 268 150 272C110 268 104 214 150 168Z',
      '#f77f00'
    ),
    area(
      'M150 206C172 232 170 262 150 266C130 262 128 232 150 206Z',
      '#fcbf49'
    ),
    line('M92 282L208 262', '#7f4f24', 14),
    line('M92 262L208 282', '#936639', 14),
    area('M108 96H192L204 160H96Z', '#6c757d'),
    line('M112 92Q150 44 188 92', '#ced4da', 6),
    line('M202 118L230 96', '#6c757d', 12)
  ].join('')
}

/** A ferry before a striped sun. */
export function ferry(): string {
  return [
    ground('#ffb703'),
    circle(150, 130, 92, '#d62828'),
    several(4, n => rect(40, 128 + n * 20, 220, 4 + n * 2, '#ffb703')),
    rect(0, 206, 300, 94, '#006d77'),
    area('M70 190H230L206 222H92Z', '#ffffff'),
    rect(110, 164, 80, 26, '#edf6f9'),
    rect(160, 144, 16, 22, '#d62828'),
    several(3, n => line(`M${20 + n * 90} ${246 + n * 14}h60`, '#83c5be', 5))
  ].join('')
}

/** A parasol above the bay, and rain. */
export function terrace(): string {
  return [
    ground('#90be6d'),
    rect(0, 150, 300, 60, '#43aa8b'),
    rect(0, 210, 300, 90, '#f9f1dc'),
    area('M60 130A90 90 0 0 1 240 130Z', '#f94144'),
    area('M105 130A45 90 0 0 1 150 40A45 90 0 0 1 195 130Z', '#f9f1dc'),
    line('M150 124V262', '#6d4c41', 6),
    rect(100, 222, 100, 10, '#8d6e63'),
    several(10, n =>
      line(`M${14 + n * 30} ${14 + ((n * 37) % 60)}l-6 20`, '#dff3ff', 3)
    )
  ].join('')
}

/** Rings on a lake at night. */
export function still(): string {
  return [
    ground('#012a4a'),
    ...['#013a63', '#01497c', '#2a6f97', '#61a5c2', '#a9d6e5'].map(
      (color, n) =>
        `<ellipse cx="150" cy="200" rx="${140 - n * 27}" ry="${70 - n * 13}" fill="none" stroke="${color}" stroke-width="5"/>`
    ),
    circle(150, 84, 34, '#f1faee')
  ].join('')
}

/** Boats of paper on a stream. */
export function paperBoats(): string {
  const boat = (x: number, y: number, color: string) =>
    area(`M${x} ${y}h90l-22 30h-46Z`, color) +
    area(`M${x + 45} ${y - 44}L${x + 72} ${y}H${x + 18}Z`, color)
  return [
    ground('#caf0f8'),
    rect(0, 130, 300, 170, '#48cae4'),
    boat(28, 122, '#ffffff'),
    boat(166, 176, '#ffafcc'),
    boat(60, 236, '#fff3b0'),
    several(6, n =>
      line(
        `M${10 + ((n * 97) % 230)} ${150 + n * 24}q15-10 30 0t30 0`,
        '#ade8f4',
        4
      )
    )
  ].join('')
}
