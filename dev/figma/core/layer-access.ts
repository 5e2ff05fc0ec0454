import { fromBase64 } from '../pictures/base64.ts'
import { fileBytes } from '../pictures/file-text.ts'
import { assertVideoTeam } from '../shared/check-video.ts'
import type { Host, UserActions } from '../shared/host.ts'
import { imageText } from '../pictures/image-text.ts'
import { shelveVideo } from './document-media.ts'
import type { HostState } from './host-state.ts'
import { refusal, userActions } from './user-actions.ts'
import type { CopiedLayers } from '../shared/user-edits.ts'

interface Access {
  /** Enters the realm. */
  call: (op: string, given: object) => string
  /** Reads without changing anything. */
  peek: (op: string, given?: object) => string
  state: HostState
}

type ByHand = Pick<
  Host,
  | 'user'
  | 'canEdit'
  | 'layerRows'
  | 'findLayerRow'
  | 'layersAround'
  | 'layerFacts'
  | 'documentFacts'
  | 'keptData'
  | 'copy'
  | 'addImage'
  | 'addVideo'
>

/** What a page offers a person: reading layers and editing them by hand. */
export function layerAccess(access: Access): ByHand {
  const { state } = access
  const peek = (op: string, given?: object): never =>
    JSON.parse(access.peek(op, given)) as never // what Host says the realm gives
  const act = (name: string, args: unknown[]): unknown =>
    JSON.parse(access.call('user', { name, args }))
  const user = userActions(act, () => state.options)
  return {
    user: { ...user, paste: pasteInto(state, user) },
    canEdit: () => refusal(state.options) === null,
    layerRows: (open, from, count) => peek('layerRows', { open, from, count }),
    findLayerRow: (open, search) => peek('findLayerRow', { open, search }),
    layersAround: ids => peek('layersAround', { ids }),
    layerFacts: ids => peek('layerFacts', { ids }),
    documentFacts: () => peek('documentFacts'),
    keptData: id => peek('keptData', { id }),
    copy(ids) {
      const clipping: Omit<CopiedLayers, 'images' | 'videos'> = peek(
        'clipping',
        { ids }
      )
      return { ...clipping, ...mediaIn(state, clipping.layers) }
    },
    addImage: bytes => state.images.add(bytes, 'createImage'),
    addVideo(bytes) {
      assertVideoTeam('createVideoAsync', state.options.team)
      return shelveVideo(state, bytes, 'createVideoAsync')
    }
  }
}

/** Without the media: these stay outside the realm. */
function pasteInto(state: HostState, user: UserActions): UserActions['paste'] {
  const { images, videos } = state
  return (clipping, center) => {
    for (const [hash, text] of Object.entries(clipping.images)) {
      if (!images.get(hash)) images.add(fromBase64(text), 'createImage')
    }
    for (const [hash, file] of Object.entries(clipping.videos ?? {})) {
      if (videos.has(hash)) continue
      shelveVideo(state, fileBytes(file), 'createVideoAsync')
    }
    return user.paste({ ...clipping, images: {}, videos: {} }, center)
  }
}

function mediaIn(
  { images, videos }: HostState,
  layers: unknown[]
): Pick<CopiedLayers, 'images' | 'videos'> {
  const text = JSON.stringify(layers)
  const isUsed = ([hash]: [string, unknown]): boolean =>
    text.includes(`"${hash}"`)
  const used = [...images.all()].filter(isUsed)
  return {
    images: Object.fromEntries(
      used.map(([hash, one]) => [hash, imageText(one)])
    ),
    videos: Object.fromEntries([...videos].filter(isUsed))
  }
}
