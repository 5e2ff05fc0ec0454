import { needsPreflight } from './preflight.ts'
import type { HostIo, NetworkReply, NetworkRequest } from '../shared/host.ts'
import { type Fault, type Faults, isOn, networkFaults } from './faults.ts'

type Deletion = Extract<Fault, { kind: 'node-deleted' }>

/**
 * The same environment with faults. `remove` deletes a layer as somebody else
 * would.
 */
export function withFaults(
  io: HostIo,
  faults: Faults,
  remove: (id: string) => void
): HostIo {
  let steps = 0
  faults.onChange(() => (steps = 0))

  return {
    ...io,
    beforeStep() {
      steps += 1
      const due = faults
        .active()
        .filter((fault): fault is Deletion => fault.kind === 'node-deleted')
        .filter(fault => fault.before === steps)
      for (const { id } of due) remove(id)
    },
    fetch: request => fetchWithFaults(io, faults, request),
    async saveVersion(title) {
      if (isOn(faults, 'version-refused')) {
        throw new Error(
          'in saveVersionHistoryAsync: The version could not be saved'
        )
      }
      await io.saveVersion?.(title)
    },
    storage: {
      ...io.storage,
      async set(key, value) {
        if (isOn(faults, 'storage-full')) {
          throw new Error('in setAsync: The storage of this machine is full')
        }
        await io.storage.set(key, value)
      }
    }
  }
}

async function fetchWithFaults(
  io: HostIo,
  faults: Faults,
  request: NetworkRequest
): Promise<NetworkReply> {
  const { url } = request
  const failed = new TypeError('Failed to fetch')
  const met = networkFaults(faults, url)
  for (const fault of met) {
    if (fault.kind === 'slow') await wait(fault.milliseconds)
  }
  for (const fault of met) {
    switch (fault.kind) {
      case 'slow':
        break
      case 'offline':
        throw failed
      case 'refused':
        io.log('error', [
          `Refused to connect to '${url}' because a fault takes it out of ` +
            'the Content Security Policy.'
        ])
        throw failed
      case 'cors':
        if (!needsPreflight(request)) await io.fetch(request)
        io.log('error', [
          `Access to fetch at '${url}' from origin 'null' has been blocked ` +
            "by CORS policy: No 'Access-Control-Allow-Origin' header."
        ])
        throw failed
      case 'cut':
        await io.fetch(request)
        throw failed
      case 'status':
        return failedReply(url, fault.status)
    }
  }
  return io.fetch(request)
}

function failedReply(url: string, status: number): NetworkReply {
  return {
    url,
    status,
    statusText: '',
    redirected: false,
    headers: { 'content-type': 'text/plain' },
    body: new Uint8Array()
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
