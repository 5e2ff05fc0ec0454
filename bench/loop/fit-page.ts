import { createPictureFitter } from '../../ui/images/picture-fitter.ts'
import { startFitWorker } from '../../ui/images/start-fit-worker.ts'

/** Worker sources, inserted when the page is built. */
declare const __FIT_WORKER__: string
declare const __BARE_WORKER__: string

void prepare()

async function prepare(): Promise<void> {
  const reply = await fetch('/picture.jpg')
  const picture = new Uint8Array(await reply.arrayBuffer())
  const fit = createPictureFitter(() => startFitWorker(__FIT_WORKER__))
  const bare = startBareWorker()
  Object.assign(window, {
    fitBench: {
      subject: () => time(() => fit(picture.slice())),
      reference: () => time(() => bare(picture.slice()))
    }
  })
}

function startBareWorker(): (bytes: Uint8Array) => Promise<unknown> {
  const url = URL.createObjectURL(
    new Blob([__BARE_WORKER__], { type: 'text/javascript' })
  )
  const worker = new Worker(url)
  return bytes =>
    new Promise((resolve, reject) => {
      worker.onmessage = event => {
        if (event.data.kind === 'fitted') resolve(event.data)
      }
      worker.onerror = reject
      worker.postMessage({ bytes }, [bytes.buffer])
    })
}

async function time(work: () => Promise<unknown>) {
  const watch = watchFrames()
  const started = performance.now()
  await work()
  const time = performance.now() - started
  return { time, longestGap: watch.stop() }
}

function watchFrames() {
  let last = performance.now()
  let longest = 0
  let running = true
  function look(now: number): void {
    longest = Math.max(longest, now - last)
    last = now
    if (running) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return {
    stop() {
      running = false
      return Math.max(longest, performance.now() - last)
    }
  }
}
