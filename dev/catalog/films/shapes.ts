/** A picture of a film at a time from 0 (start) to 1 (end), as SVG. */
export type FilmDrawing = (time: number) => string

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string
): string {
  return `<rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height)}" fill="${fill}"/>`
}

export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string,
  opacity = 1
): string {
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${fill}" opacity="${f(opacity)}"/>`
}

/** A filled shape through points. */
export function area(
  points: readonly (readonly [x: number, y: number])[],
  fill: string
): string {
  const text = points.map(([x, y]) => `${f(x)},${f(y)}`).join(' ')
  return `<polygon points="${text}" fill="${fill}"/>`
}

/** A line with round ends through points. */
export function stroke(
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  color: string,
  opacity = 1
): string {
  const text = points.map(([x, y]) => `${f(x)},${f(y)}`).join(' ')
  return `<polyline points="${text}" fill="none" stroke="${color}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${f(opacity)}"/>`
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

/** Moves, then turns what is drawn around its own origin. */
export function placed(
  x: number,
  y: number,
  degrees: number,
  content: string
): string {
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(degrees)})">${content}</g>`
}

/** Goes once through a circle in the course of a film, from -1 to 1. */
export function swing(time: number, turns = 1, start = 0): number {
  return Math.sin(2 * Math.PI * (time * turns + start))
}

/** Numbers as short as an SVG needs them. */
export function f(value: number): string {
  return String(Math.round(value * 100) / 100)
}
