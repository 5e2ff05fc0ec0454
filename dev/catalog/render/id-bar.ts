import { strokeText, strokeTextWidth } from './stroke-font.ts'

/** The bar under a preview: our name at the left, the id at the right. */
export function idBarSvg(width: number, height: number, id: string): string {
  const unit = (height * 0.42) / 6
  const top = height * 0.29
  const edge = height * 0.5
  const right = width - edge - strokeTextWidth(id) * unit
  const hasRoom = right > edge * 2 + strokeTextWidth('CLEARED') * unit
  const place = (x: number, text: string) =>
    `<g transform="translate(${x.toFixed(2)} ${top.toFixed(2)}) scale(${unit.toFixed(4)})">${strokeText(text)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#16181d"/>
<g fill="none" stroke="#f4f5f7" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round">
${hasRoom ? place(edge, 'CLEARED') : ''}${place(right, id)}
</g></svg>`
}
