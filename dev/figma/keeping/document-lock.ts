import { atom } from 'nanostores'

/**
 * Two tabs that both wrote a document would overwrite each other's work.
 * `closed` is the other tab, and then nobody keeps it.
 */
export type Keeping = 'asking' | 'here' | 'elsewhere' | 'taken' | 'closed'

/** Whether this tab keeps the document, or another one that shows it. */
export const $keeping = atom<Keeping>('asking')

const takeOver = 'take over'
const isKept = 'is kept'
/** A tab that is just reloading has the lock for a moment yet. */
const attempts = 3
const pause = 150
const reloading = 3000
/** Milliseconds after which a tab that does not answer loses the lock. */
const patience = 3000

let release = (): void => {}

/**
 * Keeps the document from here on, unless another tab does. Before another one
 * takes over, `flush` writes what is not written yet.
 */
export async function keepDocument(
  key: string,
  flush: () => Promise<void>
): Promise<void> {
  const channel = new BroadcastChannel(nameOf(key))
  const handOver = async (): Promise<void> => {
    await flush()
    $keeping.set('taken')
    release()
    // The one that takes over reloads the page, and has to be back first.
    await whenClosed(key)
  }
  channel.addEventListener('message', ({ data }) => {
    const keeping = $keeping.get()
    if (data === takeOver && keeping === 'here') void handOver()
    if (data !== isKept || keeping !== 'closed') return
    $keeping.set('elsewhere')
    void whenClosed(key)
  })
  for (let count = 0; count < attempts; count += 1) {
    if (count > 0) await new Promise(resolve => setTimeout(resolve, pause))
    if (!(await lock(key, { ifAvailable: true }))) continue
    $keeping.set('here')
    return channel.postMessage(isKept)
  }
  $keeping.set('elsewhere')
  await whenClosed(key)
}

/** Says so when the tab that keeps the document is closed for good. */
async function whenClosed(key: string): Promise<void> {
  const name = nameOf(key)
  let closed = false
  while (!closed) {
    await navigator.locks.request(name, () => {})
    // A tab that is reloading takes the lock again soon.
    await new Promise(resolve => setTimeout(resolve, reloading))
    closed = await navigator.locks.request(
      name,
      { ifAvailable: true },
      given => given !== null
    )
  }
  if ($keeping.get() !== 'here') $keeping.set('closed')
}

/** Makes the tab that keeps the document write it and let go of it. */
export async function takeDocument(key: string): Promise<void> {
  if ($keeping.get() === 'here') return
  const channel = new BroadcastChannel(nameOf(key))
  channel.postMessage(takeOver)
  const signal = AbortSignal.timeout(patience)
  await lock(key, { signal }).catch(() => lock(key, { steal: true }))
  channel.close()
}

/** Resolves once it is had, or with false when it is not to be had. */
function lock(key: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = (given: Lock | null): Promise<void> | undefined => {
      resolve(given !== null)
      if (!given) return undefined
      return new Promise(end => {
        release = end
      })
    }
    navigator.locks.request(nameOf(key), options, held).catch(error => {
      if ($keeping.get() === 'here') $keeping.set('taken')
      reject(error)
    })
  })
}

function nameOf(key: string): string {
  return `document ${key}`
}
