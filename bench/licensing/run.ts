import type { Library } from '../../dev/service/core/library.ts'
import { isWire } from '../../contract/wire.ts'
import { collectGarbage } from '../../test/collect-garbage.ts'
import { itemsOf } from '../../test/flows/set-up/licensing.ts'
import { watchPictures } from '../canvas/pictures-in-flight.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { timeOf } from '../time-of.ts'
import { withFolder } from '../with-folder.ts'
import { historyLength, openBuyer } from './open-buyer.ts'
import type { Buyer } from './open-buyer.ts'
import { sendBareRequests } from './plain-run.ts'
import { storedFiles } from './stored-files.ts'
import { imagesOf } from '../../test/image-refs.ts'

const count = 1000
const few = 200
const pairs = 3

/** Licenses 1,000 assets, each time as a person who has not licensed them. */
export async function benchRun(): Promise<Figure[]> {
  return withFolder(async folder => {
    const library = await storedFiles(folder)
    return [await compare(library), ...(await measureMemory(library))]
  })
}

/** Compares a run with the bare requests of the same person. */
function compare(library: Library): Promise<Figure> {
  return withBuyer(library, plain =>
    measureRatio({
      name:
        `license ${count} assets after ${historyLength} others, ` +
        'against the bare requests',
      bar: 1.2,
      pairs,
      warmUps: 1,
      subject: () => withBuyer(library, buyer => timeOf(() => run(buyer))),
      reference: () => timeOf(() => sendBareRequests(plain))
    })
  )
}

/** Memory held during a run. */
async function measureMemory(library: Library): Promise<Figure[]> {
  return withBuyer(library, async buyer => {
    const { window } = buyer.file.panel
    const pictures = watchPictures(buyer.stack, window)
    const heaps: number[] = []
    let added = 0
    window.onMessage(message => {
      if (!isWire(message) || message.kind !== 'result') return
      if (!message.output || !('imageHash' in message.output)) return
      added += 1
      if (added === few || added === count) heaps.push(heapNow())
    })
    pictures.start()
    await run(buyer)
    pictures.stop()
    const [before = NaN, after = NaN] = heaps
    return [
      atMost('pictures in flight while licensing', pictures.most, 2, ''),
      atMost(
        `heap of all from ${few} files to ${count}`,
        after - before,
        16,
        'MB'
      )
    ]
  })
}

async function run({ stack, file, assetIds }: Buyer): Promise<void> {
  const { panel } = file
  await panel.planLicenses(imagesOf(assetIds))
  await panel.confirmLicenses()
  await stack.calm()
  const done = itemsOf(file).filter(({ step }) => step === 'done')
  if (done.length < assetIds.length) {
    throw new Error(`Only ${done.length} were licensed.`)
  }
}

async function withBuyer<T>(
  library: Library,
  work: (buyer: Buyer) => Promise<T>
): Promise<T> {
  const buyer = await openBuyer(library, count)
  try {
    return await work(buyer)
  } finally {
    buyer.stack.close()
  }
}

/** Megabytes in use after a collection. */
function heapNow(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}
