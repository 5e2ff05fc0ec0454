import { area, circle, ground, line, rect, several } from './shapes.ts'

/** The light of a lamp on the keys of a piano. */
export function lamplight(): string {
  return [
    ground('#2d2a32'),
    area('M150 60L40 232H260Z', '#f9dc9c'),
    area('M118 60H182L202 104H98Z', '#d8973c'),
    line('M150 0V60', '#8a7f8d', 5),
    rect(20, 232, 260, 68, '#fdfcf8'),
    several(10, n => rect(20 + n * 26, 232, 1.5, 68, '#2d2a32')),
    several(10, n =>
      n % 7 === 2 || n % 7 === 6
        ? ''
        : rect(38 + n * 26, 232, 15, 40, '#2d2a32')
    )
  ].join('')
}

/** A cassette. */
export function cassette(): string {
  return [
    ground('#ff9e00'),
    several(6, n => rect(0, 30 + n * 46, 300, 8, '#ff6d00')),
    rect(40, 82, 220, 140, '#240046'),
    rect(56, 96, 188, 74, '#f8edeb'),
    rect(56, 96, 188, 18, '#e0218a'),
    rect(96, 122, 108, 38, '#240046'),
    circle(118, 141, 15, '#f8edeb'),
    circle(182, 141, 15, '#f8edeb'),
    circle(118, 141, 6, '#240046'),
    circle(182, 141, 6, '#240046'),
    area('M84 222L98 184H202L216 222Z', '#3c096c')
  ].join('')
}

/** A curtain, and a microphone in the light. */
export function velvet(): string {
  return [
    ground('#3d0814'),
    area('M150 0L60 300H240Z', '#5f1023'),
    several(4, n =>
      area(
        `M${n * 24} 0Q${n * 24 + 24} 150 ${n * 20} 300H0V0Z`,
        n % 2 ? '#8a1538' : '#a4133c'
      )
    ),
    several(4, n =>
      area(
        `M${300 - n * 24} 0Q${276 - n * 24} 150 ${300 - n * 20} 300H300V0Z`,
        n % 2 ? '#8a1538' : '#a4133c'
      )
    ),
    rect(145, 150, 10, 150, '#c9ada7'),
    circle(150, 118, 36, '#f2e9e4'),
    several(4, n => line(`M118 ${100 + n * 12}H182`, '#9a8c98', 3)),
    rect(128, 148, 44, 12, '#c9ada7')
  ].join('')
}

/** The awnings of market stalls. */
export function market(): string {
  const stall = (x: number, y: number, colors: readonly [string, string]) =>
    several(5, n =>
      area(`M${x + n * 24} ${y}h24l-4 44h-22Z`, colors[n % 2] ?? colors[0])
    ) +
    rect(x + 6, y + 44, 108, 48, '#7f5539') +
    several(4, n =>
      circle(x + 24 + n * 24, y + 58, 11, colors[(n + 1) % 2] ?? '')
    )
  return [
    ground('#fefae0'),
    circle(236, 60, 34, '#f4a261'),
    stall(20, 60, ['#e63946', '#ffffff']),
    stall(160, 128, ['#2a9d8f', '#e9c46a']),
    stall(30, 190, ['#264653', '#f4a261'])
  ].join('')
}

/** A record in a color of its own. */
export function single(hue: number): string {
  return [
    ground(`hsl(${hue} 45% 88%)`),
    circle(150, 150, 122, `hsl(${hue} 30% 14%)`),
    several(
      3,
      n =>
        `<circle cx="150" cy="150" r="${106 - n * 20}" fill="none" stroke="hsl(${hue} 25% 26%)" stroke-width="2"/>`
    ),
    circle(150, 150, 44, `hsl(${hue} 70% 52%)`),
    circle(150, 150, 7, `hsl(${hue} 45% 88%)`),
    area(
      'M150 28A122 122 0 0 1 236 64L181 119A44 44 0 0 0 150 106Z',
      `hsl(${hue} 40% 34%)`
    )
  ].join('')
}
