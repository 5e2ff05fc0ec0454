import type { CompFile } from './comp-file.ts'
import type { Fault } from './fault.ts'
import { fileFaults } from './file-faults.ts'
import type { Stage } from './stage.ts'

const failedToFetch = () => new TypeError('Failed to fetch')

function deletedId(nth: number, { layerIds }: CompFile): string {
  return layerIds[nth % layerIds.length] ?? ''
}

/** Deletes a layer as another person in the file. */
function deleteLayer({ headless }: Stage['file'], id: string): void {
  void headless.host.remotely('figma.getNodeById(input)?.remove()', id)
}

/** Delivers half of the reply, then fails. */
async function cutReply(go: () => Promise<Response>): Promise<Response> {
  const { status, headers, body } = await go()
  if (!body) throw failedToFetch()
  const cut = new ReadableStream({
    async start(controller) {
      const { value } = await body.getReader().read()
      controller.enqueue(value?.slice(0, value.length / 2))
      controller.error(failedToFetch())
    }
  })
  return new Response(cut, { status, headers })
}

/** Faults of host and network, ends of panel and plugin, and other people. */
export const faults: readonly Fault[] = [
  ...fileFaults,
  {
    name: 'closed-before',
    kinds: ['call', 'answer', 'request'],
    closes: true,
    arm: stage => ({ before: () => stage.close() })
  },
  {
    name: 'closed-after',
    kinds: ['call'],
    arm: stage => ({ after: () => stage.close() })
  },
  {
    name: 'crashed-before',
    kinds: ['call', 'answer', 'request'],
    crashes: 'before',
    arm: stage => ({ before: () => stage.crash() })
  },
  {
    name: 'crashed-after',
    kinds: ['call', 'turn'],
    crashes: 'after',
    arm: stage => ({ after: () => stage.crash() })
  },
  {
    name: 'crashed-unwritten',
    kinds: ['writing'],
    crashes: 'before',
    arm: stage => ({
      before() {
        queueMicrotask(() => stage.crash())
        throw new Error('The plugin has ended.')
      }
    })
  },
  {
    name: 'crashed-written',
    kinds: ['writing'],
    crashes: 'after',
    arm: stage => ({ after: () => queueMicrotask(() => stage.crash()) })
  },
  {
    name: 'storage-full-once',
    kinds: ['writing'],
    arm: () => ({
      before() {
        throw new Error('in setAsync: The storage of this machine is full')
      }
    })
  },
  {
    name: 'storage-full',
    kinds: ['call'],
    arm: ({ file }) => ({
      before: () => file.headless.faults.set([{ kind: 'storage-full' }])
    })
  },
  {
    name: 'pages-unloadable',
    kinds: ['call'],
    notAt: ['saveText', 'addImage'],
    arm: ({ file }) => ({
      before: () =>
        file.headless.faults.set([{ kind: 'page-unloadable', page: '*' }])
    })
  },
  {
    name: 'version-refused',
    kinds: ['call'],
    at: 'saveVersion',
    arm: ({ file }) => ({
      before: () => file.headless.faults.set([{ kind: 'version-refused' }])
    })
  },
  {
    name: 'layer-deleted',
    kinds: ['call'],
    deletes: deletedId,
    arm: ({ file }, nth, comps) => ({
      before: () => deleteLayer(file, deletedId(nth, comps))
    })
  },
  {
    name: 'layer-deleted-later',
    kinds: ['turn'],
    at: 'swapComps',
    deletes: deletedId,
    arm: ({ file }, nth, comps) => ({
      after: () => deleteLayer(file, deletedId(nth, comps))
    })
  },
  {
    name: 'offline-once',
    kinds: ['request'],
    arm: () => ({ breakRequest: () => Promise.reject(failedToFetch()) })
  },
  {
    name: 'offline',
    kinds: ['request'],
    arm: ({ stack }) => ({
      before: () => {
        for (const origin of stack.origins) stack.network.takeDown(origin)
      },
      breakRequest: () => Promise.reject(failedToFetch())
    })
  },
  {
    name: 'reply-lost',
    kinds: ['request'],
    arm: () => ({
      async breakRequest(go) {
        await go()
        throw failedToFetch()
      }
    })
  },
  {
    name: 'reply-cut',
    kinds: ['request'],
    arm: () => ({ breakRequest: cutReply })
  },
  {
    name: 'no-cors',
    kinds: ['request'],
    arm: () => ({
      async breakRequest(go) {
        const { body, status, headers } = await go()
        headers.delete('Access-Control-Allow-Origin')
        return new Response(body, { status, headers })
      }
    })
  },
  {
    name: 'status-503',
    kinds: ['request'],
    arm: () => ({
      breakRequest: async () =>
        new Response('', {
          status: 503,
          headers: { 'Access-Control-Allow-Origin': '*' }
        })
    })
  },
  {
    name: 'slow',
    kinds: ['request'],
    arm: ({ stack }) => ({
      async breakRequest(go) {
        await stack.clock.advance(150_000)
        return go()
      }
    })
  }
]
