import { bareLoop } from './bare-loop.ts'
import type { Figure } from './figure.ts'

const benches: Record<string, () => Promise<() => Promise<Figure[]>>> = {
  loop: async () => (await import('./loop.ts')).benchLoop,
  host: async () => (await import('./host.ts')).benchHost,
  service: async () => (await import('./service.ts')).benchService,
  canvas: async () => (await import('./canvas.ts')).benchCanvas,
  licensing: async () => (await import('./licensing.ts')).benchLicensing,
  'panel/scroll': async () => (await import('./panel/scroll.ts')).benchScroll,
  'panel/heap': async () => (await import('./panel/heap.ts')).benchHeap,
  'panel/start': async () =>
    (await import('./panel/cold-start.ts')).benchColdStart,
  'panel/thumbnails': async () =>
    (await import('./loop/first-thumbnails.ts')).benchFirstThumbnails,
  'panel/typing': async () => (await import('./panel/typing.ts')).benchTyping,
  'panel/replies': async () =>
    (await import('./panel/heavy-replies.ts')).benchHeavyReplies
}

/**
 * `npm run bench -- [NAME]`, where `panel` are all of `panel/…`: exits 1 on a
 * missed bar, 2 when noisy.
 */
export async function bench(argv: string[]): Promise<void> {
  const all = Object.keys(benches)
  const unknown = argv.find(name => !all.some(key => isIn(key, name)))
  if (unknown) {
    throw new Error(`No bench ${unknown}; there are ${all.join(', ')}.`)
  }
  const names = all.filter(
    key => !argv.length || argv.some(name => isIn(key, name))
  )
  const verdicts = new Set<Figure['verdict']>()
  for (const name of names) {
    const figures = await (await benches[name]?.())?.()
    print(name, figures ?? [])
    figures?.forEach(figure => verdicts.add(figure.verdict))
  }
  if (verdicts.has('missed')) process.exitCode = 1
  else if (verdicts.has('noisy')) process.exitCode = 2
}

function isIn(key: string, name: string): boolean {
  return key === name || key.startsWith(`${name}/`)
}

function print(name: string, figures: Figure[]): void {
  const rows = [
    ['figure', 'value', 'bar', 'verdict', 'note'],
    ...figures.map(({ name, value, bar, verdict, note }) => [
      name,
      value,
      bar,
      verdict,
      note
    ])
  ]
  const widths = [0, 1, 2, 3].map(column =>
    Math.max(...rows.map(row => row[column]?.length ?? 0))
  )
  console.log(
    `\nbench ${name}; a fixed CPU loop takes ${Math.round(bareLoop())} ms here`
  )
  rows.forEach(row =>
    console.log(
      row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')
    )
  )
}
