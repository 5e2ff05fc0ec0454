/** XYZ for D50 of red, green and blue. */
export const srgbPrimaries = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141]
]

interface Profile {
  primaries: number[][]
  /** The numbers of a formula; their count determines its kind. */
  formula?: number[]
  /** Number of steps of the sRGB curve. */
  table?: number
  /** More tags, without meaning. */
  tags?: string[]
}

/** A minimal matrix profile as in ICC.1:2022. */
export function buildProfile(profile: Profile): Uint8Array {
  const { primaries, formula, table = 0, tags = [] } = profile
  const curve = formula ? formulaTag(formula) : tableTag(table)
  const parts: [string, Uint8Array][] = [
    ...['rXYZ', 'gXYZ', 'bXYZ'].map((name, i): [string, Uint8Array] => [
      name,
      tag('XYZ ', (primaries[i] ?? []).map(toFixed).flatMap(toBytes))
    ]),
    ['rTRC', curve],
    ...tags.map((name): [string, Uint8Array] => [
      name,
      tag('mft2', [0, 0, 0, 0])
    ])
  ]
  const start = 132 + parts.length * 12
  const length = parts.reduce((sum, [, part]) => sum + part.length, start)
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  const text = new TextEncoder()
  bytes.set(text.encode('RGB '), 16)
  bytes.set(text.encode('acsp'), 36)
  view.setUint32(128, parts.length)
  let at = start
  parts.forEach(([name, part], i) => {
    bytes.set(text.encode(name), 132 + i * 12)
    view.setUint32(136 + i * 12, at)
    view.setUint32(140 + i * 12, part.length)
    bytes.set(part, at)
    at += part.length
  })
  return bytes
}

function formulaTag(numbers: number[]): Uint8Array {
  const kind = [1, 3, 4, 5, 7].indexOf(numbers.length)
  const values = numbers.map(toFixed).flatMap(toBytes)
  return tag('para', [0, kind, 0, 0, ...values])
}

function tableTag(count: number): Uint8Array {
  const values = Array.from({ length: count }, (_, i) => {
    const x = i / (count - 1)
    const light = x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4
    const value = Math.round(light * 65_535)
    return [value >> 8, value & 255]
  })
  return tag('curv', [...toBytes(count), ...values.flat()])
}

function tag(kind: string, content: number[]): Uint8Array {
  const head = [...new TextEncoder().encode(kind), 0, 0, 0, 0]
  return new Uint8Array([...head, ...content])
}

function toFixed(number: number): number {
  return Math.round(number * 65_536)
}

function toBytes(number: number): number[] {
  return [
    number >>> 24,
    (number >>> 16) & 255,
    (number >>> 8) & 255,
    number & 255
  ]
}
