import { Hono } from 'hono'
import * as v from 'valibot'
import {
  listSimilarImages,
  uploadImage
} from '../../contract/api/image-discovery-endpoints.ts'
import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { sniffLength, sniffType } from '../../contract/sniff-file.ts'
import type { Core } from '../core/core.ts'
import {
  limitRequests,
  limitRequestsPerInstance
} from '../http/limit-requests.ts'
import { readBody } from '../http/read-body.ts'
import { refusedCredentials } from '../service/failed-call.ts'
import {
  forwardRequest,
  type ApiRequest,
  type RawReply
} from './forward-request.ts'
import { checkedAddress } from './relay-address.ts'
import { readLanguage, refuseCredentials } from './relay-routes.ts'
import { sendUncached } from './send-reply.ts'

const Base64 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/))

/** A JPEG or PNG. */
const Upload = v.object({ base64_image: v.pipe(Base64, v.check(isPicture)) })

const Uploaded = v.object({ id: v.pipe(v.string(), v.regex(/^U[\w-]{1,63}$/)) })

/**
 * Search by image for people who are not signed in, with the application's
 * credentials. The image is forwarded once; neither it nor a reply is kept.
 */
export function uploadRoutes(core: Core): Hono {
  const app = new Hono()

  app.post(
    gatewayRoutes.api + uploadImage.path,
    limitRequests(core, 'uploads'),
    async context => {
      refuseCredentials(context)
      const json = await readBody(
        context,
        Upload,
        core.config.bounds.uploadBytes
      )
      const request = { address: uploadImage.path, language: null, json }
      const { signal } = context.req.raw
      const reply = await forwardUpload(core, request, signal)
      if (reply.status >= 400) return sendUncached(context, reply)
      context.header('Cache-Control', 'no-store')
      return context.json(readId(reply), 201)
    }
  )

  app.get(
    `${gatewayRoutes.api}/v2/images/:id{U[\\w-]{1,63}}/similar`,
    limitRequestsPerInstance(core, 'api'),
    async context => {
      refuseCredentials(context)
      const match = {
        endpoint: listSimilarImages,
        path: { id: context.req.param('id') }
      }
      const query = new URL(context.req.url).searchParams
      const address = checkedAddress(match, query)
      const request = { address, language: readLanguage(context) }
      const { signal } = context.req.raw
      return sendUncached(context, await forwardUpload(core, request, signal))
    }
  )

  return app
}

/** A 403 concerns the application: its products lack search by image. */
async function forwardUpload(
  core: Core,
  request: Omit<ApiRequest, 'etag'>,
  signal: AbortSignal
): Promise<RawReply> {
  const reply = await forwardRequest(core, { ...request, etag: null }, signal)
  if (reply.status === 403) throw refusedCredentials()
  return reply
}

function isPicture(base64: string): boolean {
  const head = Buffer.from(base64.slice(0, 2 * sniffLength), 'base64')
  const type = sniffType(head)
  return type === 'image/jpeg' || type === 'image/png'
}

function readId({ body }: RawReply): v.InferOutput<typeof Uploaded> {
  const read = v.safeParse(
    Uploaded,
    JSON.parse(new TextDecoder().decode(body)) // checked to be an object
  )
  if (read.success) return read.output
  throw new ClearedError('reply-unreadable', "The service's reply has no id.")
}
