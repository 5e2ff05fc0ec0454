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

/** A filled ellipse around its center. */
export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  opacity = 1
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}" opacity="${short(opacity)}"/>`
}

/** A filled shape, as the commands of an SVG path. */
export function path(commands: string, fill: string, opacity = 1): string {
  return `<path d="${commands}" fill="${fill}" opacity="${short(opacity)}"/>`
}

/** A circle that is a line. */
export function ring(
  x: number,
  y: number,
  radius: number,
  width: number,
  color: string
): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${color}" stroke-width="${short(width)}"/>`
}

/** A background whose color changes from top to bottom; 1600 by 900. */
export function backdrop(top: string, bottom: string): string {
  return `<linearGradient id="b" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${rect(0, 0, 1600, 900, 'url(#b)')}`
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

/** Scales an element from its own origin, then moves it. */
export function scaled(
  x: number,
  y: number,
  scale: number,
  content: string
): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${content}</g>`
}

/** A sine wave from -1 to 1, with one period per film by default. */
export function swing(time: number, turns = 1, start = 0): number {
  return Math.sin(2 * Math.PI * (time * turns + start))
}

/** Formats a number for an SVG. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
