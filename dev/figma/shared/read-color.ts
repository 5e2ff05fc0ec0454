export interface Color {
  r: number
  g: number
  b: number
  a: number
}

type Triple = [number, number, number]

const names = /^(rgba?|hsla?|lab|lch|oklab|oklch)\(\s*([^)]*?)\s*\)$/i

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** A CSS number; a percentage is a part of `whole`. */
function readNumber(text: string | undefined, whole: number): number {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg)?$/i.exec(
    text || ''
  )
  if (!match) return NaN
  const number = Number(match[1])
  return match[2] === '%' ? (number / 100) * whole : number
}

function fromHex(text: string): Color | null {
  const digits = text.slice(1)
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) return null
  const size = digits.length < 6 ? 1 : 2
  const parts = [0, 1, 2, 3].map(i => {
    const part = digits.slice(i * size, (i + 1) * size) || 'ff'
    return parseInt(part.length === 1 ? part + part : part, 16) / 255
  })
  const [r = 0, g = 0, b = 0, a = 1] = parts
  return { r, g, b, a }
}

function fromHsl(h: number, s: number, l: number): Triple {
  const channel = (n: number): number => {
    const k = (n + (((h % 360) + 360) % 360) / 30) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function encode(linear: number): number {
  if (linear <= 0.0031308) return 12.92 * linear
  return 1.055 * Math.pow(linear, 1 / 2.4) - 0.055
}

/** CIE Lab of white point D50, by the CSS Color 4 matrices. */
function fromLab(l: number, a: number, b: number): Triple {
  const fy = (l + 16) / 116
  const cube = (f: number): number =>
    f * f * f > 216 / 24389 ? f * f * f : (116 * f - 16) / (24389 / 27)
  const x = cube(a / 500 + fy) * 0.96422
  const y = l > 8 ? Math.pow(fy, 3) : l / (24389 / 27)
  const z = cube(fy - b / 200) * 0.82521
  return [
    encode(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
    encode(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
    encode(0.0719453 * x - 0.2289914 * y + 1.4052427 * z)
  ]
}

function fromOklab(lightness: number, a: number, b: number): Triple {
  const l = Math.pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
  const m = Math.pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
  const s = Math.pow(lightness - 0.0894841775 * a - 1.291485548 * b, 3)
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  ]
}

function polar(chroma: number, hue: number): [number, number] {
  const angle = (hue * Math.PI) / 180
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

function channels(name: string, parts: string[]): Triple {
  const [x, y, z] = parts
  const read = (a: number, b: number, c: number): Triple => [
    readNumber(x, a),
    readNumber(y, b),
    readNumber(z, c)
  ]
  switch (name) {
    case 'hsl': {
      const hue = readNumber(x, 360)
      return fromHsl(hue, readNumber(y, 1), readNumber(z, 1))
    }
    case 'lab':
      return fromLab(...read(100, 125, 125))
    case 'lch': {
      const [l, c, h] = read(100, 150, 360)
      return fromLab(l, ...polar(c, h))
    }
    case 'oklab':
      return fromOklab(...read(1, 0.4, 0.4))
    case 'oklch': {
      const [l, c, h] = read(1, 0.4, 360)
      return fromOklab(l, ...polar(c, h))
    }
    default:
      return read(255, 255, 255).map(value => value / 255) as Triple // still three
  }
}

/** Reads a CSS colour; null when it is none. */
export function readColor(text: string): Color | null {
  const trimmed = text.trim()
  if (trimmed.startsWith('#')) return fromHex(trimmed)
  const match = names.exec(trimmed)
  if (!match) return null
  const parts = (match[2] || '').split(/\s*[,/]\s*|\s+/)
  if (parts.length < 3 || parts.length > 4) return null
  const name = (match[1] || '').toLowerCase().replace(/^(rgb|hsl)a$/, '$1')
  const [r, g, b] = channels(name, parts)
  const a = parts.length === 4 ? readNumber(parts[3], 1) : 1
  if (![r, g, b, a].every(value => Number.isFinite(value))) return null
  return { r: clamp(r), g: clamp(g), b: clamp(b), a: clamp(a) }
}
