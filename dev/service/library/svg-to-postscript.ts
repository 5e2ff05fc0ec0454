import { postScriptPath } from './postscript-path.ts'

type Attributes = Readonly<Record<string, string>>

/**
 * Converts the shapes of an SVG to a PostScript program that draws one unit per
 * pixel, the first row at the top. Supports the elements of patterns: groups,
 * paths, circles and rectangles in plain colors; throws a RangeError for
 * others.
 */
export function svgToPostScript(svg: string): string {
  const tags = svg.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)
  const lines: string[] = []
  let size: Attributes = {}
  for (const [, isEnd, name = '', text = ''] of tags) {
    const attributes = readAttributes(text)
    if (name === 'svg') {
      if (isEnd === '')
        lines.push(`0 ${attributes['height']} translate 1 -1 scale`)
      if (isEnd === '') size = attributes
    } else if (name === 'g') {
      lines.push(isEnd ? 'grestore' : `gsave ${transformed(attributes)}`)
    } else {
      lines.push(...shape(name, attributes, size))
    }
  }
  return `${lines.join('\n')}\n`
}

function readAttributes(text: string): Attributes {
  const pairs = text.matchAll(/([\w-]+)="([^"]*)"/g)
  return Object.fromEntries(
    Array.from(pairs, ([, name = '', value = '']) => [name, value])
  )
}

function shape(name: string, of: Attributes, size: Attributes): string[] {
  const outline = outlineOf(name, of, size)
  return ['gsave', transformed(of), 'newpath', outline, painted(of), 'grestore']
}

function outlineOf(name: string, of: Attributes, size: Attributes): string {
  if (name === 'path') return postScriptPath(of['d'] ?? '')
  if (name === 'circle') {
    return `${of['cx']} ${of['cy']} ${of['r']} 0 360 arc closepath`
  }
  if (name === 'rect' && of['width'] === '100%' && of['height'] === '100%') {
    const { width, height } = size
    return postScriptPath(`M0 0H${width}V${height}H0Z`)
  }
  throw new RangeError(`No PostScript for the shape ${name}`)
}

function painted({ fill, stroke, ...more }: Attributes): string {
  if (stroke === undefined) return `${colorOf(fill)} fill`
  return `${colorOf(stroke)} ${more['stroke-width'] ?? 1} setlinewidth stroke`
}

/** The components (0 to 1) of a six-digit hex color. */
function colorOf(color = ''): string {
  const digits = /^#([\da-f]{6})$/i.exec(color)?.[1]
  if (!digits) throw new RangeError(`No PostScript for the color ${color}`)
  const parts = [0, 2, 4].map(at => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16)
    return Number((part / 255).toFixed(4))
  })
  return `${parts.join(' ')} setrgbcolor`
}

function transformed({ transform = '' }: Attributes): string {
  const steps = transform.matchAll(/(\w+)\(([^)]*)\)/g)
  return Array.from(steps, ([, name = '', text = '']) => {
    const [x = '0', y, z] = text.trim().split(/[ ,]+/)
    if (name === 'translate') return `${x} ${y ?? 0} translate`
    if (name === 'scale') return `${x} ${y ?? x} scale`
    if (name !== 'rotate') throw new RangeError(`No PostScript for ${name}`)
    if (y === undefined || z === undefined) return `${x} rotate`
    return `${y} ${z} translate ${x} rotate ${y} neg ${z} neg translate`
  }).join(' ')
}
