/** Shapes of covers, as SVG; 300 by 300 units. */

/** A filled rectangle from its upper left corner. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

/** A filled circle around its center. */
export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string
): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

/** A filled shape, as the commands of an SVG path. */
export function area(commands: string, fill: string): string {
  return `<path d="${commands}" fill="${fill}"/>`
}

/** A line, as the commands of an SVG path. */
export function line(commands: string, color: string, width: number): string {
  return `<path d="${commands}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** So many shapes in a row. */
export function several(
  count: number,
  shape: (place: number) => string
): string {
  return Array.from({ length: count }, (_, place) => shape(place)).join('')
}

/** The whole cover in one color. */
export function ground(fill: string): string {
  return rect(0, 0, 300, 300, fill)
}
