import type { RequestListener } from 'node:http'
import { afterEach, beforeEach } from 'vitest'
import { jpeg, openMediaHost, type MediaHost } from './media-host.ts'
import {
  failureOf,
  openGateway,
  type GatewaySetting,
  type TestGateway
} from './open-gateway.ts'
import { scriptedService } from './scripted-service.ts'

const sendJpeg: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Length': jpeg.length })
  response.end(jpeg)
}

/** A gateway before a media host, which sends a JPEG; new for each test. */
export function useMediaRelay() {
  let answer: RequestListener
  let host: MediaHost
  let gateway: TestGateway

  beforeEach(async () => {
    answer = sendJpeg
    host = await openMediaHost((...args) => answer(...args))
    gateway = open()
  })
  afterEach(() => host.close())

  function open(setting: Partial<GatewaySetting> = {}): TestGateway {
    return openGateway({
      fetch: scriptedService().fetch,
      ...setting,
      config: { media: [host.origin], ...setting.config }
    })
  }

  function preview(
    address = `${host.origin}/a.jpg`,
    at = gateway
  ): Promise<Response> {
    return at.send(`/media?url=${encodeURIComponent(address)}`)
  }

  return {
    get host() {
      return host
    },
    get gateway() {
      return gateway
    },
    /** From now on the host answers like this. */
    answerWith: (next: RequestListener) => void (answer = next),
    /** Another gateway for the same host. */
    open,
    preview,
    /** Why a preview is refused. */
    codeOf: async (...args: Parameters<typeof preview>) =>
      (await failureOf(await preview(...args))).code
  }
}
