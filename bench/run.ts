import { bareLoop } from './bare-loop.ts'
import type { Figure } from './figure.ts'

type Bench = () => Promise<Figure[]>

const benches: Record<string, () => Promise<Bench>> = {
  'loop/paint': async () =>
    (await import('./loop/first-paint.ts')).benchFirstPaint,
  'loop/thumbnails': async () =>
    (await import('./loop/first-thumbnails.ts')).benchFirstThumbnails,
  'loop/fit': async () => (await import('./loop/fit.ts')).benchFit,
  'loop/start': async () =>
    (await import('./loop/start-time.ts')).benchStartTime,
  'host/boot': async () => (await import('./host/boot.ts')).benchBoot,
  'host/documents': async () =>
    (await import('./host/documents.ts')).benchDocuments,
  'host/panel': async () =>
    (await import('./host/panel-shown.ts')).benchPanelShown,
  'host/panning': async () => (await import('./host/panning.ts')).benchPanning,
  'host/editing': async () => (await import('./host/editing.ts')).benchEditing,
  'host/pixels': async () => (await import('./host/pixels.ts')).benchPixels,
  'gateway/relay': async () => (await import('./gateway/relay.ts')).benchRelay,
  'gateway/instances': async () =>
    (await import('./gateway/instances.ts')).benchInstances,
  'gateway/purchases': async () =>
    (await import('./gateway/purchases.ts')).benchPurchases,
  'gateway/connections': async () =>
    (await import('./gateway/connections.ts')).benchConnections,
  'gateway/memory': async () =>
    (await import('./gateway/memory.ts')).benchMemory,
  service: async () => (await import('./service.ts')).benchService,
  'canvas/kept': async () => (await import('./canvas/kept.ts')).benchKept,
  'canvas/place': async () => (await import('./canvas/place.ts')).benchPlace,
  'canvas/find': async () => (await import('./canvas/find.ts')).benchFind,
  'canvas/swap': async () => (await import('./canvas/swap.ts')).benchSwap,
  'licensing/plan': async () => (await import('./licensing/plan.ts')).benchPlan,
  'licensing/run': async () => (await import('./licensing/run.ts')).benchRun,
  'panel/start': async () =>
    (await import('./panel/cold-start.ts')).benchColdStart,
  'panel/presses': async () =>
    (await import('./panel/presses.ts')).benchPresses,
  'panel/rest': async () =>
    (await import('./panel/rest-heap.ts')).benchRestHeap,
  'panel/scroll': async () => (await import('./panel/scroll.ts')).benchScroll,
  'panel/heap': async () => (await import('./panel/heap.ts')).benchHeap,
  'panel/typing': async () => (await import('./panel/typing.ts')).benchTyping,
  'panel/replies': async () =>
    (await import('./panel/heavy-replies.ts')).benchHeavyReplies,
  steps: async () => (await import('./steps/steps.ts')).benchSteps,
  'media/scroll': async () =>
    (await import('./media/scroll.ts')).benchMediaScroll,
  'media/clip': async () => (await import('./media/clip.ts')).benchClip,
  'media/play': async () => (await import('./media/play.ts')).benchPlay,
  'media/place': async () => (await import('./media/place.ts')).benchPlaceVideo,
  'media/swap': async () => (await import('./media/swap.ts')).benchSwapVideos
}

/**
 * `npm run bench -- [NAME]`; `panel` runs all of `panel/…`. Exits 1 when a bar
 * is missed or a measurement stays noisy.
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
  for (const name of names) {
    const figures = (await (await benches[name]?.())?.()) ?? []
    print(name, figures)
    const isPassed = ({ verdict }: Figure) =>
      verdict === 'met' || verdict === 'shown'
    if (!figures.every(isPassed)) process.exitCode = 1
  }
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
