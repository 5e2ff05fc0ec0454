/**
 * A film's picture at a time from 0 (start) to 1 (end), as SVG. 1600 by 900
 * units unless stated otherwise.
 */
export type FilmDrawing = (time: number) => string

/** A filled rectangle from its upper left corner. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string
): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`
}

/** A filled circle around its center. */
export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string,
  opacity = 1
): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" opacity="${short(opacity)}"/>`
}

/** A filled shape through points. */
export function area(
  points: readonly (readonly [x: number, y: number])[],
  fill: string
): string {
  const text = points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')
  return `<polygon points="${text}" fill="${fill}"/>`
}

/** A line with round ends through points. */
export function stroke(
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  color: string,
  opacity = 1
): string {
  const text = points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')
  return `<polyline points="${text}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${short(opacity)}"/>`
}

/** A wavy edge from left to right, closed at the bottom. */
export function ground(
  width: number,
  bottom: number,
  height: (x: number) => number,
  fill: string
): string {
  const edge = Array.from({ length: 41 }, (_, n) => {
    const x = (width * n) / 40
    return [x, height(x)] as const
  })
  return area([[0, bottom], ...edge, [width, bottom]], fill)
}

/** Moves an element, then rotates it around its own origin. */
export function placed(
  x: number,
  y: number,
  degrees: number,
  content: string
): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(degrees)})">${content}</g>`
}

/** A sine wave from -1 to 1, with one period per film by default. */
export function swing(time: number, turns = 1, start = 0): number {
  return Math.sin(2 * Math.PI * (time * turns + start))
}

/** Formats a number for an SVG. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
