import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import {
  listImageRecommendations,
  listSimilarImages
} from '../../contract/api/image-discovery-endpoints.ts'
import { atMost, round, type Figure } from '../figure.ts'
import { median, worst } from '../ratio.ts'
import { idLog } from './id-log.ts'
import { openMillion, type OpenService } from './million.ts'
import { runApart } from './run-apart.ts'

const measured = v.object({
  similar: v.array(v.number()),
  recommended: v.array(v.number())
})

const requests = 500
/** As many ids are given, from one on. */
const mostGiven = 10

/** What is like assets drawn at random: whole requests, none of them kept. */
export async function benchLikeness(folder: string): Promise<Figure[]> {
  const module = new URL(import.meta.url)
  const result = await runApart(module, likenMillion, folder)
  const { similar, recommended } = v.parse(measured, result)
  return [
    figureOf('similar images', similar),
    figureOf(`recommendations for 1 to ${mostGiven} images`, recommended)
  ]
}

function figureOf(name: string, times: number[]): Figure {
  const note = `median ${round(median(times))} ms, slowest ${round(Math.max(...times))} ms of ${times.length}`
  return atMost(`${name}, 99th percentile`, worst(times), 60, 'ms', note)
}

/** Runs in a process of its own, in the folder of the index. */
export async function likenMillion(): Promise<v.InferOutput<typeof measured>> {
  const opened = await openMillion()
  const ids = idLog('uniform', requests + requests * mostGiven)
  const similar: number[] = []
  const recommended: number[] = []
  for (let place = 0; place < requests; place++) {
    const [id = ''] = ids.splice(0, 1)
    similar.push(await time(opened, toAddress(listSimilarImages, { id }, {})))
    const given = { id: ids.splice(0, 1 + (place % mostGiven)) }
    const address = toAddress(listImageRecommendations, {}, given)
    recommended.push(await time(opened, address))
  }
  opened.service.close()
  return { similar, recommended }
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
