import sharp from 'sharp'

const lengthOf = new Map<string, Promise<number>>()
/** Texts are measured at this font size, in pixels: exact to a hundredth. */
const measured = 100

/** librsvg knows no `textLength`: texts that have one are stretched to it. */
export async function withTextLengths(svg: string): Promise<string> {
  const parts: Promise<string>[] = []
  let end = 0
  for (const found of svg.matchAll(/<text( [^>]*)>([^<]*)<\/text>/g)) {
    const [all, attributes = '', text = ''] = found
    const before = svg.slice(end, found.index)
    parts.push(stretched(all, attributes, text).then(to => before + to))
    end = found.index + all.length
  }
  return (await Promise.all(parts)).join('') + svg.slice(end)
}

async function stretched(
  element: string,
  attributes: string,
  text: string
): Promise<string> {
  const read = (name: string): string =>
    new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const wanted = Number(read('textLength'))
  if (!(wanted > 0)) return element
  const face = read('font-family').replace(/&#39;/g, '')
  const weight = read('font-weight') || '400'
  const style = read('font-style') || 'normal'
  const look = `face="${face}" weight="${weight}" style="${style}"`
  // Marks at both ends, since spaces at the ends are not measured.
  const [whole, ends] = await Promise.all([
    widthOf(`<span ${look}>|${text}|</span>`),
    widthOf(`<span ${look}>||</span>`)
  ])
  const letters = text.replace(/&[^;]*;/g, 'x').length
  const spacing = Number(read('letter-spacing')) * letters
  const size = Number(read('font-size'))
  const own = ((whole - ends) * size) / measured + spacing
  if (!(own > 0)) return element
  const scale = wanted / own
  const shift = Number(read('x')) * (1 - scale)
  return element.replace(
    '<text',
    `<text transform="matrix(${scale} 0 0 1 ${shift} 0)"`
  )
}

function widthOf(markup: string): Promise<number> {
  const known = lengthOf.get(markup)
  if (known) return known
  const text = { text: markup, font: `sans ${measured}`, dpi: 72 }
  const width = sharp({ text })
    .metadata()
    .then(found => found.width)
  lengthOf.set(markup, width)
  return width
}
