/** A paint of one color, as Figma keeps it. */
export function solidPaint(color: RGB, opacity: number): Paint {
  return {
    type: 'SOLID',
    visible: true,
    opacity,
    blendMode: 'NORMAL',
    color,
    boundVariables: {}
  }
}
