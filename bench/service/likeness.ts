import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import {
  listImageRecommendations,
  listSimilarImages
} from '../../contract/api/image-discovery-endpoints.ts'
import { bareLoop } from '../bare-loop.ts'
import { atMost, round, type Figure } from '../figure.ts'
import { median, percentile99 } from '../ratio.ts'
import { idLog } from './id-log.ts'
import { openMillion, type OpenService } from './million.ts'
import { runInProcess } from './run-in-process.ts'

const measured = v.object({
  loop: v.number(),
  similar: v.array(v.number()),
  recommended: v.array(v.number())
})

/** 60 ms on an idle machine. */
const bar = 1.1

const requests = 500

/** The most ids in a request for recommendations. */
const maxGiven = 10

/** Similar images of random assets: whole requests, none of them cached. */
export async function benchLikeness(folder: string): Promise<Figure[]> {
  const module = new URL(import.meta.url)
  const result = await runInProcess(module, measureLikeness, folder)
  const { loop, similar, recommended } = v.parse(measured, result)
  return [
    figureOf('similar images', similar, loop),
    figureOf(`recommendations for 1 to ${maxGiven} images`, recommended, loop)
  ]
}

function figureOf(name: string, times: number[], loop: number): Figure {
  const note =
    `${round(percentile99(times))} against ${round(loop)} ms; ` +
    `median ${round(median(times))}, slowest ${round(Math.max(...times))} ms of ${times.length}`
  const title = `${name}, 99th percentile, against a loop`
  return atMost(title, percentile99(times) / loop, bar, '×', note)
}

/** Runs in its own process, in the folder of the index. */
export async function measureLikeness(): Promise<
  v.InferOutput<typeof measured>
> {
  const opened = await openMillion()
  const ids = idLog('uniform', requests + requests * maxGiven)
  const similar: number[] = []
  const recommended: number[] = []
  const loops: number[] = []
  for (let place = 0; place < requests; place++) {
    if (place % 25 === 0) loops.push(bareLoop())
    const [id = ''] = ids.splice(0, 1)
    similar.push(await time(opened, toAddress(listSimilarImages, { id }, {})))
    const given = { id: ids.splice(0, 1 + (place % maxGiven)) }
    const address = toAddress(listImageRecommendations, {}, given)
    recommended.push(await time(opened, address))
  }
  opened.service.close()
  return { loop: median(loops), similar, recommended }
}

async function time(
  { service, headers }: OpenService,
  address: string
): Promise<number> {
  const started = performance.now()
  const url = new URL(address, 'http://localhost')
  const response = await service.fetch(new Request(url, { headers }))
  await response.text()
  const milliseconds = performance.now() - started
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return milliseconds
}
