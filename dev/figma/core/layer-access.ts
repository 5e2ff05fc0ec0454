import { fromBase64 } from '../pictures/base64.ts'
import type {
  DocumentFile,
  Host,
  HostOptions,
  UserActions
} from '../shared/host.ts'
import type { ImageShelf } from '../pictures/image-shelf.ts'
import { imageText } from '../pictures/image-text.ts'
import { refusal, userActions } from './user-actions.ts'
import type { CopiedLayers } from '../shared/user-edits.ts'

interface Access {
  /** Enters the realm. */
  call: (op: string, given: object) => string
  /** Reads without changing anything. */
  peek: (op: string, given?: object) => string
  images: ImageShelf
  options: () => HostOptions
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
>

/** What a page offers a person: reading layers and editing them by hand. */
export function layerAccess(access: Access): ByHand {
  const { images, options } = access
  const peek = (op: string, given?: object): never =>
    JSON.parse(access.peek(op, given)) as never // what Host says the realm gives
  const act = (name: string, args: unknown[]): unknown =>
    JSON.parse(access.call('user', { name, args }))
  const user = userActions(act, options)
  return {
    user: { ...user, paste: pasteInto(images, user) },
    canEdit: () => refusal(options()) === null,
    layerRows: (open, from, count) => peek('layerRows', { open, from, count }),
    findLayerRow: (open, search) => peek('findLayerRow', { open, search }),
    layersAround: ids => peek('layersAround', { ids }),
    layerFacts: ids => peek('layerFacts', { ids }),
    documentFacts: () => peek('documentFacts'),
    keptData: id => peek('keptData', { id }),
    copy(ids) {
      const clipping: Omit<CopiedLayers, 'images'> = peek('clipping', { ids })
      return { ...clipping, images: imagesIn(images, clipping.layers) }
    },
    addImage: bytes => images.add(bytes, 'createImage')
  }
}

/** Without the pictures: these stay outside the realm. */
function pasteInto(
  images: ImageShelf,
  user: UserActions
): UserActions['paste'] {
  return (clipping, center) => {
    for (const [hash, text] of Object.entries(clipping.images)) {
      if (!images.get(hash)) images.add(fromBase64(text), 'createImage')
    }
    return user.paste({ ...clipping, images: {} }, center)
  }
}

function imagesIn(
  images: ImageShelf,
  layers: unknown[]
): DocumentFile['images'] {
  const text = JSON.stringify(layers)
  const used = [...images.all()].filter(([hash]) => text.includes(`"${hash}"`))
  return Object.fromEntries(used.map(([hash, one]) => [hash, imageText(one)]))
}
