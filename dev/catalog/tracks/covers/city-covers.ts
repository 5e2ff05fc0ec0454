import { area, circle, ground, line, rect, several } from './shapes.ts'

/** A radio on a shelf. */
export function radio(): string {
  return [
    ground('#e9d8bd'),
    rect(0, 214, 300, 14, '#8a5a3b'),
    rect(60, 96, 180, 118, '#2f5d62'),
    circle(116, 155, 40, '#dfe3d4'),
    circle(116, 155, 26, '#2f5d62'),
    rect(172, 116, 52, 26, '#f4b860'),
    several(3, n => circle(182 + n * 18, 176, 7, '#dfe3d4')),
    line('M200 96L244 40', '#2f5d62', 5),
    several(9, n => line(`M${20 + n * 34} 12l-8 26`, '#b9a88a', 3))
  ].join('')
}

/** Traffic lights before a skyline. */
export function signals(): string {
  return [
    ground('#2b2d42'),
    several(8, n =>
      rect(
        n * 38,
        120 + ((n * 53) % 70),
        34,
        200,
        n % 2 ? '#3d405b' : '#4a4e69'
      )
    ),
    rect(120, 40, 60, 170, '#14151f'),
    circle(150, 72, 20, '#ef476f'),
    circle(150, 124, 20, '#ffd166'),
    circle(150, 176, 20, '#06d6a0'),
    rect(144, 210, 12, 90, '#14151f')
  ].join('')
}

/** Lines that meet far away. */
export function velocity(): string {
  return [
    ground('#0b0c10'),
    several(24, n => {
      const angle = (n * Math.PI) / 12
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map(one => one * 230)
      const start = 34 + ((n * 37) % 50)
      const [fromX, fromY] = [Math.cos(angle), Math.sin(angle)].map(
        one => one * start
      )
      const color = n % 3 ? '#ff2e63' : '#08d9d6'
      return line(
        `M${round(150 + (fromX ?? 0))} ${round(150 + (fromY ?? 0))}L${round(150 + (x ?? 0))} ${round(150 + (y ?? 0))}`,
        color,
        2 + (n % 4) * 2
      )
    }),
    circle(150, 150, 22, '#f7f7f7')
  ].join('')
}

/** Rails that meet under a clock. */
export function platform(): string {
  return [
    ground('#1d3557'),
    area('M150 130L20 300H280Z', '#27446b'),
    several(6, n => {
      const y = 160 + n * n * 5
      const half = (y - 130) * 0.62
      return line(`M${150 - half} ${y}H${150 + half}`, '#a8623c', 3 + n)
    }),
    line('M146 132L56 300', '#cfd8dc', 5),
    line('M154 132L244 300', '#cfd8dc', 5),
    circle(150, 74, 46, '#f1faee'),
    circle(150, 74, 38, '#457b9d'),
    line('M150 74V46', '#f1faee', 6),
    line('M150 74L172 86', '#f1faee', 6)
  ].join('')
}

/** Rows of lit windows under a moon, and a double bass. */
export function lindenStreet(): string {
  return [
    ground('#14213d'),
    circle(256, 44, 24, '#fca311'),
    several(20, n => {
      const x = 20 + (n % 4) * 34
      const y = 60 + Math.floor(n / 4) * 44
      return rect(x, y, 18, 26, (n * 7) % 3 ? '#fca311' : '#22335c')
    }),
    area(
      'M214 142c34 0 26 38 16 52c34 18 30 86-16 86s-50-68-16-86c-10-14-18-52 16-52Z',
      '#9b4a1f'
    ),
    rect(210, 84, 8, 120, '#5f2a10'),
    several(2, n => line(`M${212 + n * 4} 90V264`, '#f4e1c1', 1))
  ].join('')
}

/** A window that is open to the sky. */
export function openWindow(): string {
  return [
    ground('#f7b2ad'),
    rect(84, 60, 132, 180, '#8fd3f4'),
    circle(176, 108, 26, '#fff3b0'),
    area('M84 240V200Q116 168 150 200T216 196V240Z', '#7bc47f'),
    area('M84 60L30 84V264L84 240Z', '#ffffff'),
    area('M216 60L270 84V264L216 240Z', '#ffffff'),
    area('M78 78L38 96V248L78 230Z', '#d7f0fb'),
    area('M222 78L262 96V248L222 230Z', '#d7f0fb'),
    rect(70, 240, 160, 12, '#ffffff')
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
