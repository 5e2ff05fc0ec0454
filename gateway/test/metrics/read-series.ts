export interface Series {
  name: string
  labels: Record<string, string>
  value: number
}

/**
 * The series in what `/metrics` prints. Throws on a line that is none.
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function readSeries(text: string): Series[] {
  const lines = text.split('\n').filter(line => line && !line.startsWith('#'))
  return lines.map(line => {
    const [, name, inBraces = '', value] =
      /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (!name) throw new Error(`Not a series: ${line}`)
    const pairs = inBraces.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)
    const labels = Object.fromEntries(
      [...pairs].map(([, label = '', text = '']) => [label, text])
    )
    return { name, labels, value: Number(value) }
  })
}

/** The value of one series; 0 if it is not there. */
export function valueOf(
  text: string,
  name: string,
  labels: Record<string, string> = {}
): number {
  const wanted = JSON.stringify(labels)
  const found = readSeries(text).find(
    one => one.name === name && JSON.stringify(one.labels) === wanted
  )
  return found?.value ?? 0
}
